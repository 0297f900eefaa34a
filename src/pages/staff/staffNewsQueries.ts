import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { followedRead } from '@/remote/followedRead'
import { readUnseenSuggestions } from '@/repository/branchSuggestions'
import { readUnseenMessages } from '@/repository/messages'
import { readOrdersOf, readOrdersSince, STAFF_LIMIT } from '@/repository/orders'
import { readOpenPickupRequests } from '@/repository/pickupRequests'

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

/**
 * The newest orders that await their payment or are paid, in no order. Where nothing changes, one read a time; what a
 * colleague has cancelled or refunded meanwhile stands there with its new status.
 */
export const staffOrdersQuery = (uid: string) => {
  const readAll = async () =>
    (await Promise.all([readOrdersOf('awaitingPayment'), readOrdersOf('paid')])).flat()
  return {
    ...accountQuery({
      uid,
      name: ['staff-screens', 'orders'],
      failure: '주문을 불러오지 못했습니다.',
      read: readAll,
    }),
    queryFn: followedRead({ readAll, readChanges: readOrdersSince, changesLimit: STAFF_LIMIT }),
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
