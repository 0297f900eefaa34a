const heights = new Map<string, number>()

/** Row heights for `contain-intrinsic-size`, so that a page visited again has its old height and scroll position. */
export const rememberedHeight = (id: string): string | undefined => {
  const height = heights.get(id)
  return height === undefined ? undefined : `auto ${height}px`
}

const pixels = (size: string): number => Number.parseFloat(size) || 0

/** Without padding, as intrinsic sizes are. */
function contentHeight(row: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(row)
  return row.clientHeight - pixels(paddingTop) - pixels(paddingBottom)
}

/** As a list's `ref`: stores row heights on unmount. */
export const rememberHeights = (list: HTMLElement) => () => {
  for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-id]:not([hidden])'))
    heights.set(row.dataset.id ?? '', contentHeight(row))
}
