import { distanceKm, type LatLng } from './geo'

export type PlaceType = 'school' | 'center'

/** A possible start or end of a ride (specification 2, section 3). */
export interface PlacePoint extends LatLng {
  id: string
  name: string
  type: PlaceType
  address: string
}

export const placeTypeLabels: Record<PlaceType, string> = { school: '학교', center: '센터' }

/** A branch among the places of a ride. */
export const branchPlaceId = (branchId: string): string => `branch-${branchId}`

export interface PlaceArea {
  center: PlacePoint
  places: readonly PlacePoint[]
}

/** Groups places by nearest centre, so that a map shows one neighbourhood. */
export function placeAreas(
  centers: readonly PlacePoint[],
  places: readonly PlacePoint[],
): PlaceArea[] {
  const nearest = (place: PlacePoint) =>
    centers.reduce<PlacePoint | undefined>(
      (best, center) =>
        best && distanceKm(place, best) <= distanceKm(place, center) ? best : center,
      undefined,
    )
  return centers.map((center) => ({
    center,
    places: [center, ...places.filter((place) => place !== center && nearest(place) === center)],
  }))
}
