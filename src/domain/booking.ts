import type { PlacePoint } from './placePoint'
import type { Reservation, TimeOfDay } from './reservation'

/** A pickup that was booked, as it is remembered under 내 예약: no memo, which may speak of a child's health. */
export interface PickupBooking extends TimeOfDay {
  kind: 'pickup'
  id: string
  /** `yyyy-mm-dd` in Seoul. */
  date: string
  child: { id: string; name: string }
  from: PlacePoint
  to: PlacePoint
  distanceKm: number
  fareKRW: number
}

/** Everything that can stand under 내 예약; another kind of booking joins this union. */
export type Booking = PickupBooking

/** The record of a booked reservation. It keeps the cart line's id, so booking the same line again records nothing new. */
export const pickupBooking = (reservation: Reservation): PickupBooking => ({
  kind: 'pickup',
  id: reservation.id,
  date: reservation.date,
  hour: reservation.hour,
  minute: reservation.minute,
  child: reservation.child,
  from: reservation.origin,
  to: reservation.dest,
  distanceKm: reservation.distanceKm,
  fareKRW: reservation.fareKRW,
})

/** The bookings with those added that are not among them yet. */
export function recordBookings(
  bookings: readonly Booking[],
  added: readonly Booking[],
): readonly Booking[] {
  const known = new Set(bookings.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? bookings : [...bookings, ...fresh]
}
