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
import { withinReadTime } from '@/remote/withinReadTime'
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
import { namesOfBranch, pollEvery, pollWhileVisible, type StaffReader } from '../staffNewsQueries'

/** Seats (one read) and notes (two) every 15 s cost one read per 5 s, like the bookings' poll. */
const slowPoll = pollEvery(secondsToMilliseconds(15))

const minutePoll = pollEvery(minutesToMilliseconds(1), secondsToMilliseconds(15))

/** Data of the same day and branch stands in while the day is read again; another's would show as an empty day. */
const ofSameDay =
  (day: string, at: string | undefined) =>
  <Rows>(before: Rows | undefined, query: { queryKey: QueryKey } | undefined): Rows | undefined =>
    query?.queryKey.includes(day) && (at === undefined || query.queryKey.includes(at))
      ? before
      : undefined

/** Changes when a booking is made or deleted, or a capacity changes: the bookings' poll shows neither. */
export const seatSumsQuery = ({ uid, at }: StaffReader, day: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'seats', ...namesOfBranch(at)],
    failure: '돌봄 정원을 불러오지 못했습니다.',
    read: () => readSeatSums(...limitsOfDay(day), at),
  }),
  ...slowPoll,
})

/** Read again when the sums change; now and then, because a colleague's 휴원 of an empty session changes none. */
export const sessionsOfDayQuery = ({ uid, at }: StaffReader, day: string, seatSums: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'sessions', seatSums, ...namesOfBranch(at)],
    failure: '돌봄 회차를 불러오지 못했습니다.',
    read: () => readSessionsBetween(...limitsOfDay(day), at),
  }),
  ...pollEvery(minutesToMilliseconds(10)),
  placeholderData: ofSameDay(day, at),
  structuralSharing: false,
  gcTime: 0,
})

/** Bookings of a day, unordered, possibly with changed ones of other days; polled. */
export function bookingsOfDayQuery({ uid, at }: StaffReader, day: string, seatSums: string) {
  return {
    ...staffQuery({
      uid,
      name: ['care', day, 'bookings', seatSums, ...namesOfBranch(at)],
      failure: '돌봄 명단을 불러오지 못했습니다.',
      queryFn: followedRead<SessionBooking>({
        readAll: () => readBookingsBetween(...limitsOfDay(day), at),
        readChanges: (since) => readChangedBookings(since, at),
        changesLimit: BOOKING_CHANGES_LIMIT,
      }),
    }),
    placeholderData: ofSameDay(day, at),
    // Dates compare as changed in structural sharing.
    structuralSharing: false,
    gcTime: 0,
    ...pollWhileVisible,
  }
}

/** Notes of a day, unordered, possibly with changed ones of other days; polled. */
export function notesOfDayQuery({ uid, at }: StaffReader, day: string) {
  return {
    ...staffQuery({
      uid,
      name: ['care', day, 'notes', ...namesOfBranch(at)],
      failure: '알림장을 불러오지 못했습니다.',
      queryFn: followedRead({
        readAll: () => readNotesOfDay(day, at),
        readChanges: (since) => readChangedNotes(since, at),
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
export const messagesOfStaysQuery = (
  { uid, at }: StaffReader,
  bookingIds: readonly string[],
  mark: string,
) => ({
  ...staffQuery({
    uid,
    name: ['messages', 'of-stays', bookingIds.join(), mark, ...namesOfBranch(at)],
    failure: '돌봄 알림을 불러오지 못했습니다.',
    read: () => readMessagesOfBookings(bookingIds, at),
  }),
  placeholderData: keepPreviousData<RideMessage[]>,
  gcTime: 0,
  ...minutePoll,
})

/** Paid snacks of a day, unordered; polled: an owner's with changed orders of any kind, a teacher's, who may see no others, as a whole, more slowly. */
export const snacksOfDayQuery = ({ uid, at }: StaffReader, day: string) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'snacks', ...namesOfBranch(at)],
    failure: '간식 주문을 불러오지 못했습니다.',
    queryFn:
      at === undefined
        ? followedRead<Order>({
            readAll: () => readPaidSnacks(day),
            readChanges: readOrdersSince,
            changesLimit: STAFF_ORDERS_LIMIT,
          })
        : withinReadTime(() => readPaidSnacks(day, at)),
  }),
  structuralSharing: false,
  gcTime: 0,
  ...(at === undefined ? pollWhileVisible : minutePoll),
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

export const ridesAboutStayQuery = (staff: StaffReader, { uid, startsAt, endsAt }: Stay) =>
  staffQuery({
    uid: staff.uid,
    name: ['rides-about-stay', uid, startsAt.toISOString(), ...namesOfBranch(staff.at)],
    failure: '픽업 예약을 확인하지 못했습니다.',
    read: () =>
      readRidesAround(uid, [{ startsAt }, { startsAt: endsAt }], RIDE_MARGIN_MS, staff.at),
  })
