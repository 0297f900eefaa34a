import { compareAsc } from 'date-fns/compareAsc'
import { isCareProgram } from '../../care/careSession'
import { isCancelled, type Stay, staysOf } from '../../care/stay'
import { isStayUpcoming } from '../../care/todaysStays'
import { clockTime, dayOf, formatTimeSpan } from '../../dates/day'
import { groupBy } from '../../groupBy'
import type { SessionBooking } from '../../programs/programSession'
import type { Ride } from '../booked/ride'
import { type ComingBooking, isAhead } from './comingBooking'
import { isOfToday } from './todaysRides'

interface Dated {
  startsAt: Date
  day: string
}

type Booked =
  | { kind: 'ride'; ride: Ride }
  | { kind: 'program'; booking: SessionBooking }
  | { kind: 'stay'; stay: Stay }

/** An entry of 내 예약: ride, program or stay (specifications 4, sections 3 and 6, and 5, section 3). */
export type MemberBooking = Dated & Booked

/** Whose it is. */
export function childOf(booked: Booked): Pick<Ride, 'childId' | 'childName'> {
  if (booked.kind === 'ride') return booked.ride
  return booked.kind === 'stay' ? booked.stay : booked.booking
}

/** By the family or the agit. */
export function isCalledOff(booked: Booked): boolean {
  switch (booked.kind) {
    case 'ride':
      return booked.ride.status === 'declined' || booked.ride.status === 'cancelled'
    case 'program':
      return booked.booking.cancelledAt !== undefined
    case 'stay':
      return isCancelled(booked.stay)
  }
}

/** What was cancelled while its list is shown (specification 8, section 1). */
export interface CancelledLine extends Dated {
  kind: 'cancelled'
  /** Of the card it replaces: of the ride, or of the stay's or program's first booking. */
  id: string
  /** `13:00`, `13:00~17:00` */
  time: string
  childName: string
}

type ListedBooking = MemberBooking | CancelledLine

export interface MemberBookingDay {
  day: string
  bookings: readonly ListedBooking[]
}

export interface MemberBookingList {
  /** Ascending; `past` descending. */
  upcoming: readonly MemberBookingDay[]
  past: readonly MemberBookingDay[]
}

const byTime = (a: Dated, b: Dated): number => compareAsc(a.startsAt, b.startsAt)

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

const byDay = (bookings: readonly ListedBooking[]): MemberBookingDay[] =>
  [...groupBy(bookings, ({ day }) => day)].map(([day, dayBookings]) => ({
    day,
    bookings: dayBookings,
  }))

/** Upcoming or running, also a confirmed ride that is late; an unconfirmed ride past its start is over. */
export const isUpcoming = (booking: ListedBooking, now: Date): boolean => {
  if (booking.kind === 'stay') return isStayUpcoming(booking.stay, now)
  if (booking.startsAt > now) return true
  if (booking.kind !== 'ride') return false
  const { status } = booking.ride
  return (
    (status === 'confirmed' || status === 'onTheWay' || status === 'pickedUp') &&
    isOfToday(booking.ride, now)
  )
}

/** Groups bookings, sorted by time, by day at `now`. */
export const memberBookingList = (
  bookings: readonly ListedBooking[],
  now: Date,
): MemberBookingList => ({
  upcoming: byDay(bookings.filter((booking) => isUpcoming(booking, now))),
  past: byDay(bookings.filter((booking) => !isUpcoming(booking, now)).reverse()),
})

function cancelledLine(booking: MemberBooking): CancelledLine {
  const { startsAt, day } = booking
  const line = { kind: 'cancelled', startsAt, day, time: clockTime(startsAt) } as const
  switch (booking.kind) {
    case 'ride':
      return { ...line, id: booking.ride.id, childName: booking.ride.childName }
    case 'program':
      return { ...line, id: booking.booking.id, childName: booking.booking.childName }
    case 'stay': {
      const { stay } = booking
      return {
        ...line,
        id: stay.bookings[0].id,
        time: formatTimeSpan(stay),
        childName: stay.childName,
      }
    }
  }
}

/** A child's next booking of the same session has the same id. */
const seatTime = ({ id, createdAt }: SessionBooking) => `${id} ${createdAt.getTime()}`

/** With a line in the place of each that was cancelled meanwhile: rides stay in the list, bookings may have left it. */
export function withCancelledLines(
  sorted: readonly MemberBooking[],
  cancelled: { rideIds: ReadonlySet<string>; bookings: readonly MemberBooking[] },
): ListedBooking[] {
  const gone = new Set(cancelled.bookings.flatMap(bookingsOf).map(seatTime))
  const isGone = (booking: MemberBooking) =>
    bookingsOf(booking).some((each) => gone.has(seatTime(each)))
  return [
    ...sorted.flatMap((booking): ListedBooking[] => {
      if (booking.kind === 'ride' && cancelled.rideIds.has(booking.ride.id))
        return [cancelledLine(booking)]
      return isGone(booking) ? [] : [booking]
    }),
    ...cancelled.bookings.map(cancelledLine),
  ].sort(byTime)
}

function bookingsOf(booking: MemberBooking): readonly SessionBooking[] {
  switch (booking.kind) {
    case 'ride':
      return []
    case 'program':
      return [booking.booking]
    case 'stay':
      return booking.stay.bookings
  }
}

export type RideOrStay = Extract<MemberBooking, { kind: ComingBooking['kind'] }>

/** Rides and stays that have not begun and are not called off, in the given order; the first is what is next. */
export const ridesAndStaysAhead = (sorted: readonly MemberBooking[], now: Date): RideOrStay[] =>
  sorted.flatMap((booking) =>
    booking.kind === 'program' || !isAhead(booking, now) || isCalledOff(booking) ? [] : [booking],
  )

export function comingBooking(booking: RideOrStay): ComingBooking {
  const { kind, startsAt } = booking
  const { childId, childName } = childOf(booking)
  return { kind, startsAt, childId, childName }
}
