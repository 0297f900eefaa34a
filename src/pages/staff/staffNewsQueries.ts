import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { Order } from '@/domain/orders/order'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { followedRead } from '@/remote/followedRead'
import { readUnseenSuggestions } from '@/repository/branchSuggestions'
import { readUnseenMessages } from '@/repository/messages'
import { readOrdersOf, readOrdersSince, STAFF_LIMIT } from '@/repository/orders'
import { readOpenPickupRequests } from '@/repository/rides/pickupRequests'

/** The agit's screens ask again so often (specification 4, section 4). */
const AGAIN_MS = secondsToMilliseconds(5)
/** Where nothing could be read yet: what says so, with its button, would be gone again before anybody has read it. */
const AGAIN_AFTER_FAILURE_MS = secondsToMilliseconds(15)

/** A list is asked for again while somebody looks and there is a network. */
export const whileLooking = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }): number =>
    state.data === undefined && state.status === 'error' ? AGAIN_AFTER_FAILURE_MS : AGAIN_MS,
  networkMode: 'online',
} as const

/** Everything in the cache that the agit's screens have asked for. */
export const staffKey = (uid: string, ...name: readonly string[]) =>
  accountKey(uid, 'staff-screens', ...name)

/** Which of the two lists of orders has older ones than the newest that are read with it. */
export interface OlderOrders {
  awaitingPayment: boolean
  paid: boolean
}

/** Is known with the list of orders. */
export const olderOrdersKey = (uid: string) => staffKey(uid, 'older-orders')

/** One more of each than is shown says whether there are older ones. */
const readBoth = () =>
  Promise.all([
    readOrdersOf('awaitingPayment', STAFF_LIMIT + 1),
    readOrdersOf('paid', STAFF_LIMIT + 1),
  ])

const newestOf = (lists: readonly Order[][]): Order[] =>
  lists.flatMap((orders) => orders.slice(0, STAFF_LIMIT))

/**
 * The newest orders that await their payment or are paid, in no order. Where nothing changes, one read a time; what a
 * colleague has cancelled or refunded meanwhile stands there with its new status.
 */
export const staffOrdersQuery = (uid: string) => {
  const readAll = async (client: QueryClient) => {
    const [awaiting, paid] = await readBoth()
    client.setQueryData<OlderOrders>(olderOrdersKey(uid), {
      awaitingPayment: awaiting.length > STAFF_LIMIT,
      paid: paid.length > STAFF_LIMIT,
    })
    return newestOf([awaiting, paid])
  }
  const follow = (context: QueryFunctionContext) =>
    followedRead({
      readAll: () => readAll(context.client),
      readChanges: readOrdersSince,
      changesLimit: STAFF_LIMIT,
    })(context)
  return {
    ...accountQuery({
      uid,
      name: ['staff-screens', 'orders'],
      failure: '주문을 불러오지 못했습니다.',
      read: async () => newestOf(await readBoth()),
    }),
    queryFn: follow,
    ...whileLooking,
  }
}

/** Pickup requests that are not done. */
export const openRequestsQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'requests', 'open'],
    failure: '픽업 신청을 불러오지 못했습니다.',
    read: readOpenPickupRequests,
  }),
  ...whileLooking,
})

/** Messages of parents that nobody has seen. */
export const unseenMessagesQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'messages', 'unseen'],
    failure: '알림을 불러오지 못했습니다.',
    read: readUnseenMessages,
  }),
  ...whileLooking,
})

/** Suggestions of branches that nobody has seen. */
export const unseenSuggestionsQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'suggestions', 'unseen'],
    failure: '지점 제안을 불러오지 못했습니다.',
    read: readUnseenSuggestions,
  }),
  ...whileLooking,
})
