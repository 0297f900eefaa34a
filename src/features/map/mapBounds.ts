import { distanceKm, type LatLng } from '@/domain/places/geo'
import type { MapPlace } from './mapPlace'

/** Centre of Seoul, for a map that has nothing to show. */
const SEOUL: LatLng = { lat: 37.5665, lng: 126.978 }

/** The smallest box around some positions, in degrees. */
export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

/** The box around all positions; a point in the middle of Seoul when there are none. */
export function boundsOf(positions: readonly LatLng[]): MapBounds {
  const known = positions.length > 0 ? positions : [SEOUL]
  const lats = known.map(({ lat }) => lat)
  const lngs = known.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
}

/** The middle of a box. */
export const centreOf = ({ south, west, north, east }: MapBounds): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})

/** The place nearest to a position; undefined when there are none or it is no position. The first one wins a tie. */
export function nearestPlace<Place extends MapPlace>(
  position: LatLng,
  places: readonly Place[],
): Place | undefined {
  let nearest: { place: Place; km: number } | undefined
  for (const place of places) {
    const km = distanceKm(position, place.position)
    if (km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { place, km }
  }
  return nearest?.place
}
