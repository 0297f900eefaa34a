/** The nine sections of the branch page (specification 1, section 2). */
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

/** Undefined for any other query value. */
export const branchTabOf = (value: string | null): BranchTab | undefined =>
  branchTabs.find(({ key }) => key === value)?.key

/** Px from the top of the window to a chosen section: header, head and tab bar (specification 1, section 9). */
export const TAB_SCROLL_OFFSET_PX = 312

/**
 * Scroll position (px) from which each section is active: its top is `offsetPx` below the window's top. `tops` in page order;
 * `maxScroll` the last position; sections that cannot reach the offset share the remaining scroll evenly.
 */
export function tabScrollTargets(
  tops: readonly number[],
  maxScroll: number,
  offsetPx = TAB_SCROLL_OFFSET_PX,
): number[] {
  const end = Math.max(0, maxScroll)
  const wanted = tops.map((top) => Math.max(0, top - offsetPx))
  const reachable = wanted.filter((target) => target <= end).length
  const from = wanted[reachable - 1] ?? 0
  return wanted.map((target, index) =>
    index < reachable
      ? target
      : from + ((end - from) * (index + 1 - reachable)) / (wanted.length - reachable),
  )
}

/** Index of the active section, with 1 px tolerance; 0 above the first. `targets` ascend. */
export function tabIndexAt(targets: readonly number[], scrollTop: number): number {
  const passed = targets.filter((target) => target <= scrollTop + 1).length
  return scrollTop <= 0 ? 0 : Math.max(0, passed - 1)
}
