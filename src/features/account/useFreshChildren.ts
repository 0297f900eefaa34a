import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  childrenToRefresh,
  type FollowedChild,
  refreshBatchSize,
} from '@/domain/account/childrenToRefresh'
import { pollPause } from '@/remote/pollPause'
import { staffQuery } from '@/remote/staffQuery'
import { childFactsQuery, POLL_MS } from './childFactsQuery'

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
