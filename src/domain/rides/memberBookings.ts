import { compareAsc } from 'date-fns/compareAsc'
import { isCareProgram } from '../care/careSession'
import { isCancelled, type Stay, staysOf } from '../care/stay'
import { isStayUpcoming } from '../care/todaysStays'
import { dayOf } from '../dates/day'
import { groupBy } from '../groupBy'
import type { SessionBooking } from '../programs/programSession'
import { type ComingBooking, isAhead } from './comingBooking'
import type { Ride } from './ride'
import { isOfToday } from './todaysRides'

interface Dated {
  startsAt: Date
  day: string
}

/** An entry of 내 예약: ride, program or stay (specifications 4, sections 3 and 6, and 5, section 3). */
export type MemberBooking = Dated &
  (
    | { kind: 'ride'; ride: Ride }
    | { kind: 'program'; booking: SessionBooking }
    | { kind: 'stay'; stay: Stay }
  )

export interface MemberBookingDay {
  day: string
  bookings: readonly MemberBooking[]
}

export interface MemberBookingList {
  /** Ascending; `past` descending. */
  upcoming: readonly MemberBookingDay[]
  past: readonly MemberBookingDay[]
}

const byTime = (a: MemberBooking, b: MemberBooking): number => compareAsc(a.startsAt, b.startsAt)

/** By time; the day is computed once: slow for hundreds. */
export const bookingsInOrder = (
  rides: readonly Ride[],
  bookings: readonly SessionBooking[],
): MemberBooking[] =>
  [
    ...rides.map((ride) => ({ kind: 'ride' as const, startsAt: ride.startsAt, ride })),
    ...bookings
      .filter(({ programId }) => !isCareProgram(programId))
      .map((booking) => ({ kind: 'program' as const, startsAt: booking.startsAt, booking })),
    ...staysOf(bookings).map((stay) => ({ kind: 'stay' as const, startsAt: stay.startsAt, stay })),
  ]
    .map((booking) => ({ ...booking, day: dayOf(booking.startsAt) }))
    .sort(byTime)

const byDay = (bookings: readonly MemberBooking[]): MemberBookingDay[] =>
  [...groupBy(bookings, ({ day }) => day)].map(([day, dayBookings]) => ({
    day,
    bookings: dayBookings,
  }))

/** Upcoming or running, also a confirmed ride that is late; an unconfirmed ride past its start is over. */
const isUpcoming = (booking: MemberBooking, now: Date): boolean => {
  if (booking.kind === 'stay') return isStayUpcoming(booking.stay, now)
  if (booking.startsAt > now) return true
  if (booking.kind === 'program') return false
  const { status } = booking.ride
  return (
    (status === 'confirmed' || status === 'onTheWay' || status === 'pickedUp') &&
    isOfToday(booking.ride, now)
  )
}

/** Groups bookings, sorted by time, by day at `now`. */
export const memberBookingList = (
  bookings: readonly MemberBooking[],
  now: Date,
): MemberBookingList => ({
  upcoming: byDay(bookings.filter((booking) => isUpcoming(booking, now))),
  past: byDay(bookings.filter((booking) => !isUpcoming(booking, now)).reverse()),
})

export type RideOrStay = Extract<MemberBooking, { kind: ComingBooking['kind'] }>

const isCalledOff = (booking: RideOrStay): boolean =>
  booking.kind === 'ride'
    ? booking.ride.status === 'declined' || booking.ride.status === 'cancelled'
    : isCancelled(booking.stay)

/** Rides and stays that have not begun and are not called off, in the given order; the first is what is next. */
export const ridesAndStaysAhead = (sorted: readonly MemberBooking[], now: Date): RideOrStay[] =>
  sorted.flatMap((booking) =>
    booking.kind === 'program' || !isAhead(booking, now) || isCalledOff(booking) ? [] : [booking],
  )

export function comingBooking(booking: RideOrStay): ComingBooking {
  const { kind, startsAt } = booking
  const { childId, childName } = booking.kind === 'ride' ? booking.ride : booking.stay
  return { kind, startsAt, childId, childName }
}
