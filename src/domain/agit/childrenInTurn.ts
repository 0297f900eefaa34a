import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
/** A child on a screen of the agit. */
export interface FollowedChild {
  uid: string
  childId: string
  /** Somebody of the agit deals with the child about now. */
  isSoon: boolean
}

/** A child of somebody now is asked for as though it had been read so much earlier. */
const SOON_AHEAD_MS = secondsToMilliseconds(30)

/**
 * Which children are read again with the next question: `count` at most, those that were read longest ago, and those of now
 * before the others. Each child once, however often it is named.
 * @param readAt when a child was last read in milliseconds; undefined leaves it out
 */
export function childrenInTurn(
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

/** How many children are read with the next question: half of the most while nobody deals with any of them now. */
export const turnSize = (children: readonly FollowedChild[], most: number): number =>
  children.some(({ isSoon }) => isSoon) ? most : most / 2
