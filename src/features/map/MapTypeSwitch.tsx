import { useMapTypeControl } from './useMapTypeControl'

/** The service's own switch between drawn map and aerial view. Goes inside a map. */
export function MapTypeSwitch() {
  useMapTypeControl()
  return null
}
