import { useQuery, useQueryClient } from '@tanstack/react-query'
import { childrenInTurn, type FollowedChild, turnSize } from '@/domain/agit/childrenInTurn'
import { accountQuery } from '@/remote/accountQuery'
import { AGAIN_MS, childFactsQuery } from './childFactsQuery'

/** So many children are read with each question at most: two reads each (docs/decisions/0035). */
const CHILDREN_A_TURN = 4

/**
 * Reads the facts about the children of a screen again every 5 s, `most` at once; those whose facts nobody shows
 * (`useChildFacts`) are left out. Rests while the tab is hidden and while there is no network.
 * @param children whom the screen shows and still deals with; called with every question
 */
export function useFreshChildren(
  staffUid: string,
  children: () => readonly FollowedChild[],
  most = CHILDREN_A_TURN,
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
    const turn = childrenInTurn(followed, shownAt, turnSize(followed, most))
    await Promise.allSettled(
      turn.map((child) =>
        client.fetchQuery({ ...childFactsQuery(staffUid, child), staleTime: 0, retry: false }),
      ),
    )
    return null
  }
  useQuery({
    ...accountQuery({
      uid: staffUid,
      name: ['staff-screens', 'children-in-turn'],
      failure: '자녀 정보를 불러오지 못했습니다.',
      read: readAgain,
    }),
    // What is read has its own deadline.
    queryFn: readAgain,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: false,
    networkMode: 'online',
    // Nothing of it is shown: the page is not to be rendered with every answer.
    notifyOnChangeProps: [],
  })
}
