import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { FollowedChild } from '@/domain/agit/childrenInTurn'
import { accountQuery } from '@/remote/accountQuery'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { withinReadTime } from '@/remote/withinReadTime'
import { readChild } from '@/repository/children'

/** As often as the agit's lists are asked for. */
export const AGAIN_MS = secondsToMilliseconds(5)

/** A long day asks for its children from the top of the list on, so many at once: each has the full time of a read. */
const inTurn = limitConcurrency(6)

/** Which child of which account. */
export type ChildReference = Pick<FollowedChild, 'uid' | 'childId'>

/**
 * A child as the agit may see it; null when the parent has taken it out of the account.
 * @param staffUid who looks
 */
export function childFactsQuery(staffUid: string, { uid, childId }: ChildReference) {
  const read = async () => (await readChild(uid, childId)) ?? null
  return {
    ...accountQuery({
      uid: staffUid,
      name: ['staff-screens', 'child', uid, childId],
      failure: '자녀 정보를 불러오지 못했습니다.',
      read,
    }),
    queryFn: inTurn(withinReadTime(read)),
    staleTime: AGAIN_MS,
  }
}

/**
 * What stands about a child. On a screen that calls `useFreshChildren` it follows what the parent changes.
 * @param isWanted false while nobody can see it: it is read when this becomes true, unless that was done just before
 */
export const useChildFacts = (staffUid: string, child: ChildReference, isWanted = true) =>
  useQuery({ ...childFactsQuery(staffUid, child), enabled: isWanted })
