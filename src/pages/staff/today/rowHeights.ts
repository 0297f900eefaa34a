const heights = new Map<string, number>()

/**
 * How tall a row was when its list was last left, for `contain-intrinsic-size`: a page that one comes back to is as long as before, so that
 * the browser finds the same place.
 */
export const rememberedHeight = (id: string): string | undefined => {
  const height = heights.get(id)
  return height === undefined ? undefined : `auto ${height}px`
}

const pixels = (size: string): number => Number.parseFloat(size) || 0

/** Without its padding, as intrinsic sizes are. */
function contentHeight(row: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(row)
  return row.clientHeight - pixels(paddingTop) - pixels(paddingBottom)
}

/** As the `ref` of a list whose rows carry their ids: notes their heights when it goes. */
export const rememberHeights = (list: HTMLElement) => () => {
  for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-id]:not([hidden])'))
    heights.set(row.dataset.id ?? '', contentHeight(row))
}
