import { useQuery, useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import {
  childrenToRefresh,
  type FollowedChild,
  refreshBatchSize,
} from '@/domain/account/childrenToRefresh'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { pollPause } from '@/remote/pollPause'
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

/** Two reads each (docs/decisions/0035). */
const CHILDREN_PER_POLL = 4

/** Reads shown children again every 5 s, `max` at a time; not while hidden or offline. `children` is called per poll. */
export function useFreshChildren(
  staffUid: string,
  children: () => readonly FollowedChild[],
  max = CHILDREN_PER_POLL,
): void {
  const client = useQueryClient()
  const readAgain = async () => {
    const shownAt = (child: FollowedChild) => {
      const query = client.getQueryCache().find(childFactsQuery(staffUid, child))
      return query?.isActive() && query.state.data !== undefined
        ? query.state.dataUpdatedAt
        : undefined
    }
    const followed = children()
    const turn = childrenToRefresh(followed, shownAt, refreshBatchSize(followed, max))
    const reads = await Promise.allSettled(
      turn.map((child) =>
        client.fetchQuery({ ...childFactsQuery(staffUid, child), staleTime: 0, retry: false }),
      ),
    )
    for (const read of reads) if (read.status === 'rejected') throw read.reason
    return null
  }
  useQuery({
    ...staffQuery({
      uid: staffUid,
      name: ['children-in-turn'],
      failure: '자녀 정보를 불러오지 못했습니다.',
      queryFn: readAgain,
    }),
    retry: false,
    refetchInterval: (query) => pollPause(POLL_MS, query),
    refetchOnWindowFocus: false,
    networkMode: 'online',
    // Its result is not rendered.
    notifyOnChangeProps: [],
  })
}
