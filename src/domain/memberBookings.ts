import { compareAsc } from 'date-fns/compareAsc'
import { dayOf } from './day'
import type { SessionBooking } from './programSession'
import type { Ride } from './ride'
import { isOfToday } from './rideFollowing'

/** What stands under 내 예약 of a member: rides, and programs among them (specification 4, sections 3 and 6). */
export type MemberBooking =
  | { kind: 'ride'; startsAt: Date; ride: Ride }
  | { kind: 'program'; startsAt: Date; booking: SessionBooking }

export interface MemberBookingDay {
  /** `yyyy-mm-dd` in Seoul. */
  day: string
  bookings: readonly MemberBooking[]
}

export interface MemberBookingList {
  /** The next day first. */
  upcoming: readonly MemberBookingDay[]
  /** The latest day first. */
  past: readonly MemberBookingDay[]
}

const byTime = (a: MemberBooking, b: MemberBooking): number => compareAsc(a.startsAt, b.startsAt)

/** Days in the order in which they first come up. */
function byDay(bookings: readonly MemberBooking[]): MemberBookingDay[] {
  const days = new Map<string, MemberBooking[]>()
  for (const booking of bookings) {
    const day = dayOf(booking.startsAt)
    days.set(day, [...(days.get(day) ?? []), booking])
  }
  return [...days].map(([day, dayBookings]) => ({ day, bookings: dayBookings }))
}

/** What begins later, and the confirmed ride that is late or under way; a ride that nobody confirmed in time is over. */
const isUpcoming = (booking: MemberBooking, now: Date): boolean => {
  if (booking.startsAt > now) return true
  if (booking.kind === 'program') return false
  const { status } = booking.ride
  return (
    (status === 'confirmed' || status === 'onTheWay' || status === 'pickedUp') &&
    isOfToday(booking.ride, now)
  )
}

/** All bookings of a member by day, at the instant `now`. */
export function memberBookingList(
  rides: readonly Ride[],
  programs: readonly SessionBooking[],
  now: Date,
): MemberBookingList {
  const all: MemberBooking[] = [
    ...rides.map((ride) => ({ kind: 'ride' as const, startsAt: ride.startsAt, ride })),
    ...programs.map((booking) => ({
      kind: 'program' as const,
      startsAt: booking.startsAt,
      booking,
    })),
  ].sort(byTime)
  return {
    upcoming: byDay(all.filter((booking) => isUpcoming(booking, now))),
    past: byDay(all.filter((booking) => !isUpcoming(booking, now)).reverse()),
  }
}
