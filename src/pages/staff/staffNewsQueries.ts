import { subMinutes } from 'date-fns/subMinutes'
import type { Order } from '@/domain/orders/order'
import { MAX_COUNT } from '@/domain/staff/staffNews'
import { now } from '@/platform/clock'
import { followedStaffQuery } from '@/remote/followedQuery'
import { staffKey } from '@/remote/staffQuery'
import { type Followable, followableAll } from '@/repository/firestore/followable'
import { followOrdersOf, followOrdersSince, STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { followUnseenSuggestions } from '@/repository/places/branchSuggestions'
import { followUnseenMessages } from '@/repository/rides/messages'
import { followNewPickupRequests } from '@/repository/rides/pickupRequests'

/** Who reads, and of which branch; undefined for an owner, who reads all. */
export interface StaffReader {
  uid: string
  at: string | undefined
}

/** At the end of the key of a query that names a branch. */
export const namesOfBranch = (at: string | undefined): readonly string[] =>
  at === undefined ? [] : [at]

/** What the inbox is made of. */
export type InboxKind = 'requests' | 'messages' | 'suggestions'

/** Every list and count of a kind. */
export const inboxQueries = (uid: string, kind: InboxKind) => ({ queryKey: staffKey(uid, kind) })

/** Longer than a list keeps its order after a press. */
const SETTLED_MIN = 10

/** Of a status one more than is shown tells that there are older ones; what was cancelled or refunded just now stands where it stood. */
const followStaffOrders = (): Followable<Order[]> =>
  followableAll(
    [
      followOrdersSince(subMinutes(now(), SETTLED_MIN)),
      followOrdersOf('awaitingPayment', STAFF_ORDERS_LIMIT + 1),
      followOrdersOf('paid', STAFF_ORDERS_LIMIT + 1),
    ],
    (lists) => [...new Map(lists.flat().map((order) => [order.id, order])).values()],
  )

/** The newest unpaid and paid orders, and those that have just changed; unordered. */
export const staffOrdersQuery = (uid: string) =>
  followedStaffQuery({
    uid,
    name: ['orders'],
    failure: '주문을 불러오지 못했습니다.',
    follow: followStaffOrders,
  })

/** What nobody has answered, up to `MAX_COUNT`. */
const unseen = <Row>(
  { uid, at }: StaffReader,
  kind: InboxKind,
  failure: string,
  follow: (limit: number, at?: string) => Followable<Row[]>,
) => ({
  ...followedStaffQuery({
    uid,
    name: [kind, 'unseen', ...namesOfBranch(at)],
    failure,
    follow: () => follow(MAX_COUNT, at),
  }),
  select: (rows: readonly Row[]): number => rows.length,
})

export const newRequestsCountQuery = (staff: StaffReader) =>
  unseen(staff, 'requests', '픽업 신청을 불러오지 못했습니다.', followNewPickupRequests)

export const unseenMessagesCountQuery = (staff: StaffReader) =>
  unseen(staff, 'messages', '알림을 불러오지 못했습니다.', followUnseenMessages)

export const unseenSuggestionsCountQuery = (staff: StaffReader) =>
  unseen(staff, 'suggestions', '지점 제안을 불러오지 못했습니다.', followUnseenSuggestions)
