import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { mayPoll } from '@/platform/network/online'
import { type Followable, reconnectListeners } from '@/repository/firestore/followable'
import { accountQuery } from './accountQuery'
import { awaitListeners } from './awaitListeners'
import { isCurrent, listenerState, type Probe, setListenerState } from './follow'
import { followQueries } from './follower'
import { keepKnownRows } from './keepKnownRows'
import { type Polled, pollPause, retryPause, type Tried } from './pollPause'
import { type ReadContext, withinReadTime } from './withinReadTime'

export interface FollowedOptions<T> {
  uid: string
  /** The collection and its filter. */
  name: readonly [string, ...string[]]
  /** Log text; no names or phones. */
  failure: string
  /** What is read or listened to, by the clock of that moment and what is known. */
  follow: (known: T | undefined) => Followable<T>
  /** Ms from a look at these data to their listener, `false`: none; left out: at once. */
  patienceMs?: (data: T | undefined) => number | false
  /** Makes plain reads wait for each other. */
  inTurn?: (read: (context: ReadContext) => Promise<T>) => (context: ReadContext) => Promise<T>
}

/** A page that is open for so long begins to listen for changes of later days: earlier, one more read would cost less. */
export const FAR_MS = secondsToMilliseconds(60)

/** While its listener brings nothing. */
const POLL_MS = secondsToMilliseconds(15)

/** A read of a followed query: while its listener is current, it has only to be waited for. */
const readFollowed =
  <T>(follow: FollowedOptions<T>['follow'], probe: Probe) =>
  async (context: ReadContext): Promise<T> => {
    const { client, queryKey } = context
    followQueries(client)
    const query = client.getQueryCache().find({ queryKey })
    if (query && isCurrent(query)) {
      try {
        await awaitListeners(probe)
        const data = client.getQueryData<T>(queryKey)
        if (isCurrent(query) && data !== undefined) return data
      } catch {
        if (isCurrent(query)) setListenerState(query, 'listening')
        void reconnectListeners()
      }
    }
    const data = await withinReadTime(() => follow(client.getQueryData<T>(queryKey)).read())(
      context,
    )
    return keepKnownRows(query?.state.data, data)
  }

/** A query that a listener keeps up to date while somebody looks; `probe` shows whether its connection answers: see docs/decisions/0062. */
export const followedBy = <T>(
  { follow, patienceMs = () => 0, inTurn = (read) => read, ...named }: FollowedOptions<T>,
  probe: Probe,
) => ({
  ...accountQuery({ ...named, queryFn: inTurn(readFollowed(follow, probe)) }),
  meta: { failure: named.failure, follow: { what: follow, patienceMs, probe } },
  staleTime: (query: Polled) => (isCurrent(query) ? Number.POSITIVE_INFINITY : 0),
  refetchInterval: (query: Tried<T>) =>
    query.state.data !== undefined && listenerState(query) === 'listening'
      ? mayPoll() && pollPause(POLL_MS, query)
      : retryPause(query),
  // The tab is looked at: a listener goes on where it was.
  refetchOnWindowFocus: (query: Polled) =>
    query.state.status === 'error' || listenerState(query) === undefined,
  // Rows keep their identity by `keepKnownRows`.
  structuralSharing: false,
})
