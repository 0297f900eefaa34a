/** The nine sections of a branch's page and the rule that says which one is being read (specification 1, section 2). */
export const branchTabs = [
  { key: 'intro', label: '소개' },
  { key: 'hours', label: '운영시간' },
  { key: 'programs', label: '프로그램' },
  { key: 'products', label: '상품' },
  { key: 'safety', label: '안전' },
  { key: 'location', label: '오시는 길' },
  { key: 'amenities', label: '편의시설' },
  { key: 'pricing', label: '이용요금' },
  { key: 'gallery', label: '갤러리' },
] as const

export type BranchTab = (typeof branchTabs)[number]['key']

/** The tab that a query value names, or undefined for anything else. */
export const branchTabOf = (value: string | null): BranchTab | undefined =>
  branchTabs.find(({ key }) => key === value)?.key

/** Px from the top of the window to a section's top after its tab was chosen: header, head and tab bar (specification 1, section 9). */
export const TAB_SCROLL_OFFSET_PX = 312

/**
 * The scroll position at which each section is the one being read, px.
 * @param tops the sections' tops from the top of the page, in order
 * @param maxScroll the last position the page can be scrolled to
 * @param offsetPx how far below the window's top a section begins once it is chosen
 *
 * Most sections are read when their top stands at the offset. The last ones may never get there; what is left to
 * scroll is shared among them, so that each has a position of its own and the last one owns the end of the page. The
 * first one owns the start.
 */
export function tabScrollTargets(
  tops: readonly number[],
  maxScroll: number,
  offsetPx = TAB_SCROLL_OFFSET_PX,
): number[] {
  const end = Math.max(0, maxScroll)
  const wanted = tops.map((top) => Math.max(0, top - offsetPx))
  const reachable = wanted.filter((target) => target <= end).length
  const from = reachable === 0 ? 0 : (wanted[reachable - 1] ?? 0)
  return wanted.map((target, index) =>
    index < reachable
      ? target
      : from + ((end - from) * (index + 1 - reachable)) / (wanted.length - reachable),
  )
}

/** Index of the section being read at a scroll position; 0 above the first. Positions are compared with a pixel of tolerance. */
export function tabIndexAt(targets: readonly number[], scrollTop: number): number {
  const passed = targets.findLastIndex((target) => target <= scrollTop + 1)
  return scrollTop <= 0 ? 0 : Math.max(0, passed)
}
