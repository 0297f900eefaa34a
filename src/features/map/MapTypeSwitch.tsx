import { useMapTypeControl } from './useMapTypeControl'

/** Map and aerial view; must be inside a map. */
export function MapTypeSwitch() {
  useMapTypeControl()
  return null
}
