import { keepPreviousData, type QueryKey } from '@tanstack/react-query'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { Stay } from '@/domain/care/stay'
import { limitsOfDay } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { followedRead } from '@/remote/followedRead'
import { staffQuery } from '@/remote/staffQuery'
import { readStaffMember } from '@/repository/account/staff'
import { areUsesReturned } from '@/repository/care/attendance'
import {
  BOOKING_CHANGES_LIMIT,
  readBookingsBetween,
  readChangedBookings,
  readSeatSums,
  readSessionsBetween,
} from '@/repository/care/careDay'
import {
  NOTE_CHANGES_LIMIT,
  noteChangedAt,
  readChangedNotes,
  readNotesOfDay,
} from '@/repository/care/dayNotes'
import { readOrdersSince, readPaidSnacks, STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { readMessagesOfBookings } from '@/repository/rides/messages'
import { readRidesAround } from '@/repository/rides/rides'
import { pollEvery, pollWhileVisible } from '../staffNewsQueries'

/** Seats (one read) and notes (two) every 15 s cost one read per 5 s, like the bookings' poll. */
const slowPoll = pollEvery(secondsToMilliseconds(15))

/** Data of the same day stands in while the day is read again; another day's would show as an empty day. */
const ofSameDay =
  (day: string) =>
  <Rows>(before: Rows | undefined, query: { queryKey: QueryKey } | undefined): Rows | undefined =>
    query?.queryKey.includes(day) ? before : undefined

/** Changes when a booking is made or deleted, or a capacity changes: the bookings' poll shows neither. */
export const seatSumsQuery = (uid: string, day: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'seats'],
    failure: '돌봄 정원을 불러오지 못했습니다.',
    read: () => readSeatSums(...limitsOfDay(day)),
  }),
  ...slowPoll,
})

/** Read again when the sums change; now and then, because a colleague's 휴원 of an empty session changes none. */
export const sessionsOfDayQuery = (uid: string, day: string, seatSums: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'sessions', seatSums],
    failure: '돌봄 회차를 불러오지 못했습니다.',
    read: () => readSessionsBetween(...limitsOfDay(day)),
  }),
  ...pollEvery(minutesToMilliseconds(10)),
  placeholderData: ofSameDay(day),
  structuralSharing: false,
  gcTime: 0,
})

/** Bookings of a day, unordered, possibly with changed ones of other days; polled. */
export function bookingsOfDayQuery(uid: string, day: string, seatSums: string) {
  return {
    ...staffQuery({
      uid,
      name: ['care', day, 'bookings', seatSums],
      failure: '돌봄 명단을 불러오지 못했습니다.',
      queryFn: followedRead<SessionBooking>({
        readAll: () => readBookingsBetween(...limitsOfDay(day)),
        readChanges: readChangedBookings,
        changesLimit: BOOKING_CHANGES_LIMIT,
      }),
    }),
    placeholderData: ofSameDay(day),
    // Dates compare as changed in structural sharing.
    structuralSharing: false,
    gcTime: 0,
    ...pollWhileVisible,
  }
}

/** Notes of a day, unordered, possibly with changed ones of other days; polled. */
export function notesOfDayQuery(uid: string, day: string) {
  return {
    ...staffQuery({
      uid,
      name: ['care', day, 'notes'],
      failure: '알림장을 불러오지 못했습니다.',
      queryFn: followedRead({
        readAll: () => readNotesOfDay(day),
        readChanges: readChangedNotes,
        changedAt: noteChangedAt,
        changesLimit: NOTE_CHANGES_LIMIT,
      }),
    }),
    structuralSharing: false,
    gcTime: 0,
    ...slowPoll,
  }
}

/** What parents have told about stays, by the ids of all their bookings; read again when `mark` changes, and now and then, because one seen while another comes leaves the mark as it was. */
export const messagesOfStaysQuery = (uid: string, bookingIds: readonly string[], mark: string) => ({
  ...staffQuery({
    uid,
    name: ['messages', 'of-stays', bookingIds.join(), mark],
    failure: '돌봄 알림을 불러오지 못했습니다.',
    read: () => readMessagesOfBookings(bookingIds),
  }),
  placeholderData: keepPreviousData<RideMessage[]>,
  gcTime: 0,
  ...pollEvery(minutesToMilliseconds(1), secondsToMilliseconds(15)),
})

/** Paid snacks of a day, unordered, with changed orders of any kind; polled. */
export const snacksOfDayQuery = (uid: string, day: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'snacks'],
    failure: '간식 주문을 불러오지 못했습니다.',
    queryFn: followedRead<Order>({
      readAll: () => readPaidSnacks(day),
      readChanges: readOrdersSince,
      changesLimit: STAFF_ORDERS_LIMIT,
    }),
  }),
  structuralSharing: false,
  gcTime: 0,
  ...pollWhileVisible,
})

/** Somebody of the agit; null for who has left it. */
export const recorderQuery = (staffUid: string, uid: string) => ({
  ...staffQuery({
    uid: staffUid,
    name: ['recorder', uid],
    failure: '기록한 선생님을 확인하지 못했습니다.',
    read: async () => (await readStaffMember(uid)) ?? null,
  }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const usesReturnedQuery = (staffUid: string, { bookings }: Stay) =>
  staffQuery({
    uid: staffUid,
    name: ['uses-given-back', bookings.map(({ id }) => id).join()],
    failure: '이용권 사용을 확인하지 못했습니다.',
    read: () => areUsesReturned(bookings),
  })

const RIDE_MARGIN_MS = hoursToMilliseconds(12)

export const ridesAboutStayQuery = (staffUid: string, { uid, startsAt, endsAt }: Stay) =>
  staffQuery({
    uid: staffUid,
    name: ['rides-about-stay', uid, startsAt.toISOString()],
    failure: '픽업 예약을 확인하지 못했습니다.',
    read: () => readRidesAround(uid, [{ startsAt }, { startsAt: endsAt }], RIDE_MARGIN_MS),
  })
