/** A place on the map, degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in km (haversine). */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLng = radians(to.lng - from.lng) / 2
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
