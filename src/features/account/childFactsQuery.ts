import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { FollowedChild } from '@/domain/account/childrenToRefresh'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import { readChild } from '@/repository/account/children'

/** As often as staff lists are polled. */
export const POLL_MS = secondsToMilliseconds(5)

/** At most six at once from the top of the list, so that each read has its full time. */
const limitReads = limitConcurrency(6)

export type ChildReference = Pick<FollowedChild, 'uid' | 'childId'>

/** A child as staff see it; null when it was removed. `staffUid`: the reader. */
export const childFactsQuery = (staffUid: string, { uid, childId }: ChildReference) => ({
  ...staffQuery({
    uid: staffUid,
    name: ['child', uid, childId],
    failure: '자녀 정보를 불러오지 못했습니다.',
    queryFn: limitReads(withinReadTime(async () => (await readChild(uid, childId)) ?? null)),
  }),
  staleTime: POLL_MS,
})

/** A child's data, kept fresh by `useFreshChildren`; `isWanted` false: do not read yet. */
export const useChildFacts = (staffUid: string, child: ChildReference, isWanted = true) =>
  useQuery({ ...childFactsQuery(staffUid, child), enabled: isWanted })
