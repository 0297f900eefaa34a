import { infiniteQueryOptions } from '@tanstack/react-query'
import { usesOfPass } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import type { FamilySearch } from '@/domain/staff/familySearch'
import { type PaperQueries, readAttendance } from '@/features/legal/statement/queries'
import { now } from '@/platform/clock'
import { retryPause } from '@/remote/pollPause'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import { readChildrenOf } from '@/repository/account/children'
import { readGuardians } from '@/repository/account/families'
import { addFamilyView, readFamilyViews } from '@/repository/account/familyViews'
import { readProfile } from '@/repository/account/users'
import { readOrders } from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { readPassUses } from '@/repository/orders/passUses'
import {
  PAST_BOOKINGS_PAGE_SIZE,
  readPastBookings,
  readUpcomingBookings,
} from '@/repository/programs/bookingReads'
import { readOwnMessages } from '@/repository/rides/messages'
import { PAST_RIDES_PAGE_SIZE, readPastRides, readUpcomingRides } from '@/repository/rides/rides'
import { ledgerOfParentQuery } from '../queries'
import { searchFamilies } from './searchFamilies'

/** Read once while the page is open, and forgotten with it. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
}

export const familySearchQuery = (staffUid: string, text: string, search: FamilySearch) => ({
  ...staffQuery({
    uid: staffUid,
    name: ['family-search', text],
    failure: '가족을 찾지 못했습니다.',
    read: () => searchFamilies(search),
  }),
  ...once,
})

/** Whose page it is, and who looks at it. */
export interface FamilyPageOf {
  uid: string
  staffUid: string
}

const ofFamily = <T>(
  { uid, staffUid }: FamilyPageOf,
  part: readonly string[],
  failure: string,
  read: () => Promise<T>,
) => ({
  ...staffQuery({ uid: staffUid, name: ['family', uid, ...part], failure, read }),
  ...once,
})

/** Writes that the page was opened, once a visit; the rest is read after it (specification 7, section 5). */
export const openedQuery = ({ uid, staffUid }: FamilyPageOf, visitId: string) => ({
  ...staffQuery({
    uid: staffUid,
    name: ['family', uid, 'opened', visitId],
    failure: '열람 기록을 남기지 못했습니다.',
    queryFn: async () => {
      await addFamilyView(uid, visitId, staffUid)
      return visitId
    },
  }),
  ...once,
})

/** null: there is no such account. */
export const profileOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(
    page,
    ['profile'],
    '가족을 불러오지 못했습니다.',
    async () => (await readProfile(page.uid)) ?? null,
  )

export const childrenOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['children'], '자녀를 불러오지 못했습니다.', () => readChildrenOf(page.uid))

/** With the phone of each, empty for an account that is gone. */
export const guardiansOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['guardians'], '보호자를 불러오지 못했습니다.', async () =>
    Promise.all(
      (await readGuardians(page.uid)).map(async (guardian) => ({
        ...guardian,
        phone: (await readProfile(guardian.uid))?.phone ?? '',
      })),
    ),
  )

/** The same as a row of `/staff` reads for 「조정」. */
export const ledgerOfFamilyQuery = ({ uid, staffUid }: FamilyPageOf) => ({
  ...ledgerOfParentQuery(staffUid, uid),
  ...once,
})

/** Read again with the lists of orders. */
const ofOrders = <T>(
  { uid, staffUid }: FamilyPageOf,
  part: readonly string[],
  failure: string,
  read: () => Promise<T>,
) => ({
  ...staffQuery({ uid: staffUid, name: ['orders', 'family', uid, ...part], failure, read }),
  ...once,
})

export const passesOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['passes'], '이용권을 불러오지 못했습니다.', () => readPasses(page.uid))

export const usesOfFamilyQuery = (page: FamilyPageOf, pass: Pass) =>
  ofOrders(page, ['uses', pass.id], '이용권의 남은 횟수를 불러오지 못했습니다.', () =>
    readPassUses(
      { uid: page.uid, passId: pass.id },
      usesOfPass(pass).per === 'day' ? dayOf(now()) : undefined,
    ),
  )

export const ordersOfFamilyQuery = (page: FamilyPageOf) =>
  ofOrders(page, ['all'], '주문을 불러오지 못했습니다.', () => readOrders(page.uid))

/** Of the family's papers: what the page has read already, so that a refund is on them. */
export const paperQueries = (page: FamilyPageOf): PaperQueries => ({
  children: childrenOfFamilyQuery(page),
  orders: ordersOfFamilyQuery(page),
  entries: ledgerOfFamilyQuery(page),
  attendance: (period) =>
    ofOrders(
      page,
      ['attendance', period.from, period.until],
      '확인서의 내역을 불러오지 못했습니다.',
      () => readAttendance(page.uid, period),
    ),
})

export const messagesOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['messages'], '알림을 불러오지 못했습니다.', () => readOwnMessages(page.uid))

export const viewsOfFamilyQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['views'], '열람 기록을 불러오지 못했습니다.', () => readFamilyViews(page.uid))

const BOOKINGS_FAILURE = '가족의 예약을 불러오지 못했습니다.'

export const ridesAheadQuery = (page: FamilyPageOf) =>
  ofFamily(page, ['rides'], BOOKINGS_FAILURE, () => readUpcomingRides(page.uid, now()))

export const bookingsAheadQuery = (page: FamilyPageOf) =>
  ofOrders(page, ['bookings'], BOOKINGS_FAILURE, () => readUpcomingBookings(page.uid, now()))

const noRide: Ride | undefined = undefined

/** By page, newest first. */
export const pastRidesOfFamilyQuery = ({ uid, staffUid }: FamilyPageOf) =>
  infiniteQueryOptions({
    queryKey: staffKey(staffUid, 'family', uid, 'past-rides'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastRides(uid, now(), pageParam))(context),
    initialPageParam: noRide,
    getNextPageParam: (page: Ride[]) =>
      page.length < PAST_RIDES_PAGE_SIZE ? undefined : page.at(-1),
    ...once,
    refetchInterval: retryPause,
    meta: { failure: BOOKINGS_FAILURE },
  })

const noBooking: SessionBooking | undefined = undefined

/** By page, newest first. */
export const pastBookingsOfFamilyQuery = ({ uid, staffUid }: FamilyPageOf) =>
  infiniteQueryOptions({
    queryKey: staffKey(staffUid, 'family', uid, 'past-bookings'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastBookings(uid, now(), pageParam))(context),
    initialPageParam: noBooking,
    getNextPageParam: (page: SessionBooking[]) =>
      page.length < PAST_BOOKINGS_PAGE_SIZE ? undefined : page.at(-1),
    ...once,
    refetchInterval: retryPause,
    meta: { failure: BOOKINGS_FAILURE },
  })
