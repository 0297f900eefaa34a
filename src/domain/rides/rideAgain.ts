import { seoulTime } from '../dates/seoulTime'
import { selectableTime } from '../pickup/reservation'
import { emptyDraft, type ReservationDraft } from '../pickup/reservationDraft'
import type { LatLng } from '../places/geo'
import type { PlacePoint } from '../places/placePoint'
import type { Ride } from './ride'

/** The draft that lacks only the day to book a ride again. A place that is offered no more is left open. */
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
