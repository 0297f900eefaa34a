import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
export interface FollowedChild {
  uid: string
  childId: string
  /** A ride or stay of the child is close in time. */
  isSoon: boolean
}

/** Children with `isSoon` are sorted as if read this much earlier. */
const SOON_AHEAD_MS = secondsToMilliseconds(30)

/** The children to read next: at most `count`, longest unread first, distinct; `readAt` in ms, undefined leaves a child out. */
export function childrenToRefresh(
  children: readonly FollowedChild[],
  readAt: (child: FollowedChild) => number | undefined,
  count: number,
): FollowedChild[] {
  const due = new Map<string, { child: FollowedChild; at: number }>()
  for (const child of children) {
    const key = `${child.uid}/${child.childId}`
    const at = readAt(child)
    if (at === undefined || (due.has(key) && !child.isSoon)) continue
    due.set(key, { child, at: child.isSoon ? at - SOON_AHEAD_MS : at })
  }
  return [...due.values()]
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ child }) => child)
}

/** How many children to read next: half of `max` while none is soon. */
export const refreshBatchSize = (children: readonly FollowedChild[], max: number): number =>
  children.some(({ isSoon }) => isSoon) ? max : max / 2
