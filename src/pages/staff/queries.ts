import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { subMinutes } from 'date-fns/subMinutes'
import { guardianName } from '@/domain/account/family'
import { limitsOfDay } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/booked/ride'
import { MAX_COUNT } from '@/domain/staff/staffNews'
import { now } from '@/platform/clock'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import { readGuardian } from '@/repository/account/families'
import { readStaffMember } from '@/repository/account/staff'
import { readProfile } from '@/repository/account/users'
import { type Followable, followableAll } from '@/repository/firestore/followable'
import { readLedger } from '@/repository/orders/ledger'
import { followOrdersOf, followOrdersSince, STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { followUnseenSuggestions } from '@/repository/places/branchSuggestions'
import { followUnseenMessages } from '@/repository/rides/messages'
import { followNewPickupRequests } from '@/repository/rides/pickupRequests'
import { followCancelledRides, followWaitingRides } from '@/repository/rides/rides'

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

/** Of a status one more is read than is shown: then there are older ones; what was cancelled or refunded just now stands where it stood. */
const followStaffOrders = (): Followable<Order[]> =>
  followableAll(
    [
      followOrdersSince(subMinutes(now(), SETTLED_MIN)),
      followOrdersOf('awaitingPayment', STAFF_ORDERS_LIMIT + 1),
      followOrdersOf('paid', STAFF_ORDERS_LIMIT + 1),
    ],
    (lists) => [...new Map(lists.flat().map((order) => [order.id, order])).values()],
  )

/** Every list of orders of the agit, also those of one family: their names begin so. */
export const ordersOfAgit = (uid: string) => ({ queryKey: staffKey(uid, 'orders') })

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

/** Requested rides from a day on. */
export const waitingRidesQuery = ({ uid, at }: StaffReader, day: string) =>
  followedStaffQuery<Ride[]>({
    uid,
    name: ['waiting-rides', day, ...namesOfBranch(at)],
    failure: '접수된 픽업을 불러오지 못했습니다.',
    follow: () => followWaitingRides(limitsOfDay(day)[0], at),
  })

export const cancelledRidesQuery = ({ uid, at }: StaffReader, since: Date) =>
  followedStaffQuery<Ride[]>({
    uid,
    name: ['cancelled-rides', since.toISOString(), ...namesOfBranch(at)],
    failure: '취소된 픽업을 불러오지 못했습니다.',
    follow: () => followCancelledRides(since, at),
  })

/** At most six at once from the top of the list. */
const limitReads = limitConcurrency(6)
const FAMILY_FRESH_MS = minutesToMilliseconds(10)

/** Of somebody of a family; many rows ask at once. */
const personQuery = <T>(
  staffUid: string,
  name: readonly [string, ...string[]],
  read: () => Promise<T>,
) => ({
  ...staffQuery({
    uid: staffUid,
    name,
    failure: '보호자 정보를 불러오지 못했습니다.',
    queryFn: limitReads(withinReadTime(read)),
  }),
  staleTime: FAMILY_FRESH_MS,
  refetchOnWindowFocus: false,
})

/** null when the account was deleted. */
export const parentQuery = (staffUid: string, uid: string) =>
  personQuery(staffUid, ['parent', uid], async () => (await readProfile(uid)) ?? null)

/** `이름(관계)` of who shares a family; the nickname of somebody who has left it. */
export const guardianQuery = (staffUid: string, ownerUid: string, uid: string) =>
  personQuery(staffUid, ['guardian', ownerUid, uid], async () => {
    const guardian = await readGuardian(ownerUid, uid)
    return guardian ? guardianName(guardian) : ((await readProfile(uid))?.nickname ?? '')
  })

/** Somebody of the agit; null for who has left it. */
export const colleagueQuery = (staffUid: string, uid: string) => ({
  ...staffQuery({
    uid: staffUid,
    name: ['colleague', uid],
    failure: '선생님의 이름을 확인하지 못했습니다.',
    read: async () => (await readStaffMember(uid)) ?? null,
  }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The entries of every parent. */
export const ledgerQueries = (staffUid: string) => ({ queryKey: staffKey(staffUid, 'ledger') })

export const ledgerOfParentQuery = (staffUid: string, uid: string) =>
  staffQuery({
    uid: staffUid,
    name: ['ledger', uid],
    failure: '충전금을 불러오지 못했습니다.',
    read: () => readLedger(uid),
  })
