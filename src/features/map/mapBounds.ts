import { distanceKm, type LatLng } from '@/domain/places/geo'
import type { MapPlace } from './mapPlace'

const SEOUL: LatLng = { lat: 37.5665, lng: 126.978 }

export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

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

export const centreOf = ({ south, west, north, east }: MapBounds): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})

/** Undefined without places or for an invalid position; ties go to the first. */
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
