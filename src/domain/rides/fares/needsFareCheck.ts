import { distanceKm, type LatLng } from '../../places/geo'
import { bareName } from '../../text/compareText'
import type { Ride } from '../booked/ride'

interface NamedPlace extends LatLng {
  name: string
}

const NEAR_KM = 0.3

/** `요금 확인 필요` (specification 5, section 8): an end has the name of a known place but lies elsewhere, so its fare may be wrong. */
export const needsFareCheck = (
  { origin, dest }: Pick<Ride, 'origin' | 'dest'>,
  places: readonly NamedPlace[],
): boolean =>
  [origin, dest].some((end) => {
    const named = places.filter(({ name }) => bareName(name) === bareName(end.name))
    return named.length > 0 && named.every((place) => distanceKm(place, end) > NEAR_KM)
  })
