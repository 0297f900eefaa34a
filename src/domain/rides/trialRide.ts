import type { PlacePoint } from '../places/placePoint'
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
