import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { mayPoll } from '@/platform/network/mayPoll'
import { followStaffMember } from '@/repository/account/staff'
import { followProfile } from '@/repository/account/users'
import { type Followable, reconnectListeners } from '@/repository/firestore/followable'
import { accountKey, accountQuery, type Remembered } from './accountQuery'
import { deviceMemory } from './deviceMemory'
import { isCurrent, lineState, type Pulse, setLineState } from './follow'
import { followQueries } from './follower'
import { keepKnownRows } from './keepKnownRows'
import { type Polled, pollPause, retryPause, type Tried } from './pollPause'
import { rememberedRows } from './rememberedRows'
import { settleListeners } from './settleListeners'
import { staffKeyName } from './staffQuery'
import { type ReadContext, withinReadTime } from './withinReadTime'

interface Options<T> {
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

/** A change of what is far may show so late: then a listener tells it, for what one more read would cost. */
export const FAR_MS = secondsToMilliseconds(60)

/** While its listener does not tell. */
const POLL_MS = secondsToMilliseconds(15)

/** A read of a followed query: while its listener is current, it has only to be waited for. */
const readFollowed =
  <T>(follow: Options<T>['follow'], pulse: Pulse) =>
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
        if (isCurrent(query)) setLineState(query, 'listening')
        void reconnectListeners()
      }
    }
    const data = await withinReadTime(() => follow(client.getQueryData<T>(queryKey)).read())(
      context,
    )
    return keepKnownRows(query?.state.data, data)
  }

const followed = <T>(
  { follow, patienceMs = () => 0, inTurn = (read) => read, ...named }: Options<T>,
  pulse: Pulse,
) => ({
  ...accountQuery({ ...named, queryFn: inTurn(readFollowed(follow, pulse)) }),
  meta: { failure: named.failure, follow: { what: follow, patienceMs, pulse } },
  staleTime: (query: Polled) => (isCurrent(query) ? Number.POSITIVE_INFINITY : 0),
  refetchInterval: (query: Tried<T>) =>
    query.state.data !== undefined && lineState(query) === 'listening'
      ? mayPoll() && pollPause(POLL_MS, query)
      : retryPause(query),
  // The tab is looked at: a listener goes on where it was.
  refetchOnWindowFocus: (query: Polled) =>
    query.state.status === 'error' || lineState(query) === undefined,
  // Rows keep their identity by `keepKnownRows`.
  structuralSharing: false,
})

/** `uid`: of the family's documents. */
interface MemberOptions<T> extends Options<T> {
  /** Of the account itself. */
  ownUid: string
}

/** A query of member data that a listener follows while somebody looks: see docs/decisions/0062. */
export const followedQuery = <T>({ ownUid, ...options }: MemberOptions<T>) =>
  followed(options, {
    queryKey: accountKey(ownUid, 'profile'),
    what: () => followProfile(ownUid),
  })

/** As `followedQuery`, of rows that the device may keep until sign-out: see `rememberedAccountQuery`. */
export const rememberedFollowedQuery = <Row>({
  schema,
  rememberable,
  ...options
}: MemberOptions<Row[]> & Remembered<Row>) => {
  const { uid, name } = options
  const memory = { name: name.join('-'), uid, schema, rememberable }
  const query = followedQuery(options)
  const keep = (rows: Row[]) => rememberedRows(memory).keep(rows)
  const follow = { ...query.meta.follow, keep }
  return { ...query, ...deviceMemory(memory), meta: { ...query.meta, follow } }
}

/** As `followedQuery`, of what staff see. */
export const followedStaffQuery = <T>(options: Options<T>) =>
  followed(
    { ...options, name: [staffKeyName, ...options.name] },
    {
      queryKey: accountKey(options.uid, 'staff'),
      what: () => followStaffMember(options.uid),
    },
  )
