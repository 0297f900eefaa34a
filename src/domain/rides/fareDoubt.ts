import { distanceKm, type LatLng } from '../places/geo'
import { bareName } from '../text/bareName'
import type { Ride } from './ride'

interface NamedPlace extends LatLng {
  name: string
}

/** A pickup at a place of the site begins or ends no farther from its point. */
const NEAR_KM = 0.3

/**
 * Must a person look at the fare of a ride (`요금 확인 필요`, specification 5, section 8)? Its origin or destination goes by the
 * name of one of these places and is somewhere else: the fare is worked out from the points.
 */
export const isFareDoubtful = (
  { origin, dest }: Pick<Ride, 'origin' | 'dest'>,
  places: readonly NamedPlace[],
): boolean =>
  [origin, dest].some((end) => {
    const named = places.filter(({ name }) => bareName(name) === bareName(end.name))
    return named.length > 0 && named.every((place) => distanceKm(place, end) > NEAR_KM)
  })
