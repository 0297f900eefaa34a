import type { QueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { Order } from '@/domain/orders/order'
import { followedRead } from '@/remote/followedRead'
import { type Polled, pollPause } from '@/remote/pollPause'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { readOrdersOf, readOrdersSince, STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { countUnseenSuggestions } from '@/repository/places/branchSuggestions'
import { countUnseenMessages } from '@/repository/rides/messages'
import { countPickupRequests } from '@/repository/rides/pickupRequests'

/** Who reads, and of which branch; undefined for an owner, who reads all. */
export interface StaffReader {
  uid: string
  at: string | undefined
}

/** At the end of the key of a query that names a branch. */
export const namesOfBranch = (at: string | undefined): readonly string[] =>
  at === undefined ? [] : [at]

/** Poll interval (specification 4, section 4). */
const POLL_MS = secondsToMilliseconds(5)
/** After a failed first read: leaves time to read the message and press its button. */
const POLL_AFTER_FAILURE_MS = secondsToMilliseconds(15)

/** Polls only while visible and online. */
export const pollWhileVisible = {
  refetchInterval: (query: Polled): number =>
    query.state.data === undefined && query.state.status === 'error'
      ? Math.max(POLL_AFTER_FAILURE_MS, pollPause(POLL_MS, query))
      : pollPause(POLL_MS, query),
  networkMode: 'online',
} as const

/** As `pollWhileVisible`, at an interval of its own in ms; `firstMs`: until the first answer, where that would be late. */
export const pollEvery = (intervalMs: number, firstMs = intervalMs) =>
  ({
    refetchInterval: (query: Polled): number =>
      pollPause(query.state.data === undefined ? firstMs : intervalMs, query),
    networkMode: 'online',
  }) as const

/** Which of the two order lists have older orders than the newest ones read. */
export interface OlderOrders {
  awaitingPayment: boolean
  paid: boolean
}

export const olderOrdersKey = (uid: string) => staffKey(uid, 'older-orders')

/** Reads one more than is shown, to know whether there are older ones. */
const readBoth = () =>
  Promise.all([
    readOrdersOf('awaitingPayment', STAFF_ORDERS_LIMIT + 1),
    readOrdersOf('paid', STAFF_ORDERS_LIMIT + 1),
  ])

const newestOf = (lists: readonly Order[][]): Order[] =>
  lists.flatMap((orders) => orders.slice(0, STAFF_ORDERS_LIMIT))

/** The newest unpaid and paid orders, unordered; polled, one read if unchanged; those cancelled or refunded since stay in it. */
export const staffOrdersQuery = (uid: string) => {
  const readAll = async (client: QueryClient) => {
    const [awaiting, paid] = await readBoth()
    client.setQueryData<OlderOrders>(olderOrdersKey(uid), {
      awaitingPayment: awaiting.length > STAFF_ORDERS_LIMIT,
      paid: paid.length > STAFF_ORDERS_LIMIT,
    })
    return newestOf([awaiting, paid])
  }
  return {
    ...staffQuery({
      uid,
      name: ['orders'],
      failure: '주문을 불러오지 못했습니다.',
      queryFn: followedRead({
        readAll: ({ client }) => readAll(client),
        readChanges: readOrdersSince,
        changesLimit: STAFF_ORDERS_LIMIT,
      }),
    }),
    ...pollWhileVisible,
  }
}

/** Counted by the server: one read, however many strangers send. */
const counted = (
  { uid, at }: StaffReader,
  kind: string,
  failure: string,
  read: () => Promise<number>,
) => ({
  ...staffQuery({ uid, name: [kind, 'count', ...namesOfBranch(at)], failure, read }),
  ...pollWhileVisible,
})

export const newRequestsCountQuery = (staff: StaffReader) =>
  counted(staff, 'requests', '픽업 신청을 불러오지 못했습니다.', () =>
    countPickupRequests('new', staff.at),
  )

export const unseenMessagesCountQuery = (staff: StaffReader) =>
  counted(staff, 'messages', '알림을 불러오지 못했습니다.', () => countUnseenMessages(staff.at))

export const unseenSuggestionsCountQuery = (staff: StaffReader) =>
  counted(staff, 'suggestions', '지점 제안을 불러오지 못했습니다.', countUnseenSuggestions)
