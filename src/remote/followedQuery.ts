import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { followStaffMember } from '@/repository/account/staff'
import { followProfile } from '@/repository/account/users'
import { type Followable, reconnectListeners } from '@/repository/firestore/followable'
import { accountKey, accountQuery, type Remembered } from './accountQuery'
import { deviceMemory } from './deviceMemory'
import { isCurrent, lineState, type Pulse, setLineState } from './follow'
import { followQueries } from './follower'
import { keepKnownRows } from './keepKnownRows'
import { type Polled, pollPause } from './pollPause'
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
  /** What is read or listened to, by the clock of that moment. */
  follow: () => Followable<T>
  /** Whether these data need a listener now; left out: always. */
  isWanted?: (data: T | undefined) => boolean
  /** Between two plain reads while they need none; left out: they rest. */
  restMs?: number | undefined
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
        setLineState(query, undefined)
        void reconnectListeners()
      }
    }
    const data = await withinReadTime(() => follow().read())(context)
    return keepKnownRows(query?.state.data, data)
  }

const followed = <T>(
  { follow, isWanted = () => true, restMs, ...named }: Options<T>,
  pulse: Pulse,
) => ({
  ...accountQuery({ ...named, queryFn: readFollowed(follow, pulse) }),
  meta: { failure: named.failure, follow: { what: follow, isWanted, pulse } },
  staleTime: (query: Polled) => (isCurrent(query) ? Number.POSITIVE_INFINITY : 0),
  refetchInterval: (query: Polled<T>) => {
    const intervalMs = isWanted(query.state.data) ? POLL_MS : restMs
    return !isCurrent(query) && intervalMs !== undefined && pollPause(intervalMs, query)
  },
  // The tab is looked at: a listener goes on where it was.
  refetchOnWindowFocus: (query: Polled) =>
    query.state.status === 'error' || lineState(query) === undefined,
  networkMode: 'online' as const,
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
