/** Degrees, WGS 84. */
export interface LatLng {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6371

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** `직선거리 1.48 km` (specification 6, section 10). */
export const straightDistanceLabel = (km: number): string => `직선거리 ${km.toFixed(2)} km`

/** Great-circle distance in km, earth radius 6371 km (specification 2, section 9); NaN only for NaN coordinates. */
export function distanceKm(from: LatLng, to: LatLng): number {
  const sinLat = Math.sin(toRadians(to.lat - from.lat) / 2)
  const sinLng = Math.sin(toRadians(to.lng - from.lng) / 2)
  const haversine =
    sinLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * sinLng ** 2
  // Rounding may exceed 1 slightly for opposite points.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}
