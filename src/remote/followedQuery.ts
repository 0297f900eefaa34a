import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { staffMember } from '@/repository/account/staff'
import { ownProfile } from '@/repository/account/users'
import { type Followable, reconnectListeners } from '@/repository/firestore/followable'
import { accountKey, accountQuery } from './accountQuery'
import { isCurrent, type Pulse, setCurrent } from './follow'
import { followQueries } from './follower'
import { keepKnownRows } from './keepKnownRows'
import { type Polled, pollPause } from './pollPause'
import { settleListeners } from './settleListeners'
import { staffKeyName } from './staffQuery'
import { type ReadContext, withinReadTime } from './withinReadTime'

interface Options<T> {
  uid: string
  /** The collection and its filter. */
  name: readonly [string, ...string[]]
  /** Log text; no names or phones. */
  failure: string
  /** What is read or listened to, by the clock of that moment. */
  follow: () => Followable<T>
  /** Whether these data need a listener now, or a poll in its place; left out: always. */
  isWanted?: (data: T | undefined) => boolean
}

/** Without a listener. */
const POLL_MS = secondsToMilliseconds(15)

/** A read of a followed query: while its listener is current, it has only to be waited for. */
const readFollowed =
  <T>(follow: () => Followable<T>, pulse: Pulse) =>
  async (context: ReadContext): Promise<T> => {
    const { client, queryKey } = context
    followQueries(client)
    const query = client.getQueryCache().find({ queryKey })
    if (query && isCurrent(query)) {
      try {
        await settleListeners(pulse)
        const told = client.getQueryData<T>(queryKey)
        if (isCurrent(query) && told !== undefined) return told
      } catch {
        setCurrent(query, false)
        void reconnectListeners()
      }
    }
    const data = await withinReadTime(() => follow().read())(context)
    return keepKnownRows(query?.state.data, data)
  }

const followed = <T>({ follow, isWanted = () => true, ...named }: Options<T>, pulse: Pulse) => ({
  ...accountQuery({ ...named, queryFn: readFollowed(follow, pulse) }),
  meta: { failure: named.failure, follow: { what: follow, isWanted, pulse } },
  staleTime: (query: Polled) => (isCurrent(query) ? Number.POSITIVE_INFINITY : 0),
  refetchInterval: (query: Polled<T>) =>
    !isCurrent(query) && isWanted(query.state.data) && pollPause(POLL_MS, query),
  // The listener brings the news when the tab is looked at.
  refetchOnWindowFocus: (query: Polled) => query.state.status === 'error',
  networkMode: 'online' as const,
  // Rows keep their identity by `keepKnownRows`.
  structuralSharing: false,
})

/** A query of member data that a listener follows while somebody looks: see docs/decisions/0058. */
export const followedQuery = <T>(options: Options<T>) =>
  followed(options, {
    queryKey: accountKey(options.uid, 'profile'),
    what: () => ownProfile(options.uid),
  })

/** As `followedQuery`, of what staff see. */
export const followedStaffQuery = <T>(options: Options<T>) =>
  followed(
    { ...options, name: [staffKeyName, ...options.name] },
    {
      queryKey: accountKey(options.uid, 'staff'),
      what: () => staffMember(options.uid),
    },
  )
