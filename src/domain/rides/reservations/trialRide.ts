import type { CalendarEvent } from '../../dates/calendarFile'
import { seoulInstant } from '../../dates/day'
import { formatKRW } from '../../money'
import type { PlacePoint } from '../../places/placePoint'
import type { Reservation, TimeOfDay } from './reservation'

/** A guest's 체험 예약 as stored on the device; without memo, which may contain health data. */
export interface TrialRide extends TimeOfDay {
  kind: 'pickup'
  id: string
  date: string
  child: { id: string; name: string }
  origin: PlacePoint
  dest: PlacePoint
  distanceKm: number
  fareKRW: number
}

/** Keeps the cart line's id, so that booking it twice records it once. */
export const trialRideOf = (reservation: Reservation): TrialRide => ({
  kind: 'pickup',
  id: reservation.id,
  date: reservation.date,
  hour: reservation.hour,
  minute: reservation.minute,
  child: reservation.child,
  origin: reservation.origin,
  dest: reservation.dest,
  distanceKm: reservation.distanceKm,
  fareKRW: reservation.fareKRW,
})

export function recordTrialRides(
  rides: readonly TrialRide[],
  added: readonly TrialRide[],
): readonly TrialRide[] {
  const known = new Set(rides.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? rides : [...rides, ...fresh]
}

/** Calendar length of a ride; its real duration is not known. */
export const RIDE_MIN = 30

/** Without memo or allergies (specification 3, section 10); `notice` says that it is a trial. */
export const trialRideEvent = (booking: TrialRide, notice: string): CalendarEvent => ({
  uid: booking.id,
  start: seoulInstant(booking.date, booking.hour, booking.minute),
  durationMin: RIDE_MIN,
  title: `[체험 예약] ${booking.child.name} 픽업`,
  location: `${booking.origin.name} (${booking.origin.address})`,
  note: [
    `${booking.origin.name} → ${booking.dest.name}`,
    `예상 요금 ${formatKRW(booking.fareKRW)}`,
    notice,
  ].join('\n'),
  isConfirmed: false,
})

/** With the day when the file has one booking. */
export const calendarFileName = (bookings: readonly TrialRide[]): string => {
  const [first] = bookings
  return bookings.length === 1 && first ? `dodam-agit-${first.date}.ics` : 'dodam-agit.ics'
}
