import { seoulTime } from '../dates/seoulTime'
import type { LatLng } from '../places/geo'
import type { PlacePoint } from '../places/placePoint'
import { selectableTime } from './reservation'
import { emptyDraft, type ReservationDraft } from './reservationDraft'
import type { Ride } from './ride'

/** A draft of the same ride without the day; an end that is no longer offered is empty. */
export function rideAgainDraft(
  { childId, startsAt, origin, dest, memo }: Ride,
  places: readonly PlacePoint[],
): ReservationDraft {
  const placeAt = ({ lat, lng }: LatLng) =>
    places.find((place) => place.lat === lat && place.lng === lng)
  return {
    ...emptyDraft,
    childId,
    time: selectableTime(seoulTime(startsAt)),
    route: { origin: placeAt(origin), dest: placeAt(dest) },
    memo,
  }
}
