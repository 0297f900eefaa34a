import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { LatLng } from '@/domain/places/geo'

const TIMEOUT_MS = secondsToMilliseconds(10)
const MAX_AGE_MS = minutesToMilliseconds(5)

/** Asks for permission; undefined when refused or unknown. */
export function currentPosition(): Promise<LatLng | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined)
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) =>
        resolve(Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  })
}
