import { keepPreviousData } from '@tanstack/react-query'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import type { Stay } from '@/domain/care/stay'
import { limitsOfDay } from '@/domain/dates/day'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { areUsesReturned } from '@/repository/care/attendance'
import { followBookingsBetween, followSessionsBetween } from '@/repository/care/careDay'
import { followNotesOfDay } from '@/repository/care/dayNotes'
import { followMedicationsOfDay } from '@/repository/care/medications'
import { readPhotos } from '@/repository/care/notePhotos'
import type { Followable } from '@/repository/firestore/followable'
import { followPaidSnacks, followWaitingSnacks } from '@/repository/orders/orders'
import { followRoster } from '@/repository/programs/bookingReads'
import { followMessagesOfBookings } from '@/repository/rides/messages'
import { readRidesAround } from '@/repository/rides/rides'
import { namesOfBranch, type StaffReader } from '../queries'

type What = 'sessions' | 'bookings' | 'notes' | 'medications' | 'snacks' | 'waiting-snacks'

/** All that is read of a day, or one part of it. */
export const dayQueries = (uid: string, day: string, ...what: readonly What[]) => ({
  queryKey: staffKey(uid, 'care', day, ...what),
})

/** Of a day, unordered. */
const ofDay = <Row>(
  { uid, at }: StaffReader,
  [day, what]: readonly [day: string, what: What],
  failure: string,
  follow: () => Followable<Row[]>,
) => ({
  ...followedStaffQuery({
    uid,
    name: ['care', day, what, ...namesOfBranch(at)],
    failure,
    follow,
  }),
  gcTime: 0,
})

export const sessionsOfDayQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'sessions'], '돌봄 회차를 불러오지 못했습니다.', () =>
    followSessionsBetween(...limitsOfDay(day), staff.at),
  )

export const bookingsOfDayQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'bookings'], '돌봄 명단을 불러오지 못했습니다.', () =>
    followBookingsBetween(...limitsOfDay(day), staff.at),
  )

export const notesOfDayQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'notes'], '알림장을 불러오지 못했습니다.', () =>
    followNotesOfDay(day, staff.at),
  )

export const medicationsOfDayQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'medications'], '투약 의뢰를 불러오지 못했습니다.', () =>
    followMedicationsOfDay(day, staff.at),
  )

/** Paid ones. */
export const snacksOfDayQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'snacks'], '간식 주문을 불러오지 못했습니다.', () =>
    followPaidSnacks(day, staff.at),
  )

export const waitingSnacksQuery = (staff: StaffReader, day: string) =>
  ofDay(staff, [day, 'waiting-snacks'], '확인을 기다리는 간식 주문을 불러오지 못했습니다.', () =>
    followWaitingSnacks(day, staff.at),
  )

/** Messages of parents about stays, by the ids of all their bookings. */
export const messagesOfStaysQuery = ({ uid, at }: StaffReader, ids: readonly string[]) => ({
  ...followedStaffQuery<RideMessage[]>({
    uid,
    name: ['messages', 'of-stays', ids.join(), ...namesOfBranch(at)],
    failure: '돌봄 알림을 불러오지 못했습니다.',
    follow: (known) => followMessagesOfBookings({ ids, known, branchId: at }),
  }),
  placeholderData: keepPreviousData<RideMessage[]>,
  gcTime: 0,
})

/** The seats of a session, in order of booking. */
export const rosterQuery = (uid: string, sessionId: string) =>
  followedStaffQuery({
    uid,
    name: ['roster', sessionId],
    failure: '명단을 불러오지 못했습니다.',
    follow: () => followRoster(sessionId),
  })

/** The lists that show whether a child is there. */
export const attendanceQueries = (uid: string, day: string) => [
  dayQueries(uid, day, 'bookings'),
  { queryKey: staffKey(uid, 'roster') },
]

export const usesReturnedQueries = (uid: string) => ({ queryKey: staffKey(uid, 'uses-given-back') })

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

/** The pictures of a note that is sent, read with its dialog. */
export const sentPhotosQuery = (uid: string, noteId: string) => ({
  ...staffQuery({
    uid,
    name: ['note-photos', noteId],
    failure: '알림장의 사진을 불러오지 못했습니다.',
    read: () => readPhotos(noteId),
  }),
  refetchOnWindowFocus: false,
  gcTime: 0,
})
