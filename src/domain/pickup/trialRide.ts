import type { PlacePoint } from '../places/placePoint'
import type { Reservation, TimeOfDay } from './reservation'

/** What a guest booked on trial (체험 예약), as it is remembered under 내 예약: no memo, which may speak of a child's health. */
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

/** The record of a booked reservation. It keeps the cart line's id, so booking the same line again records nothing new. */
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

/** The trial rides with those added that are not among them yet. */
export function recordTrialRides(
  rides: readonly TrialRide[],
  added: readonly TrialRide[],
): readonly TrialRide[] {
  const known = new Set(rides.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? rides : [...rides, ...fresh]
}
