import { useCallback, useSyncExternalStore } from 'react'
import { useMap } from 'react-kakao-maps-sdk'
import { crowdedLabels } from './crowding'
import type { MapPlace } from './mapPlace'

const METRES_PER_DEGREE = 111_320
const WIDTH_OF_A_LETTER_PX = 13
const LABEL_PADDING_PX = 24

/**
 * Which of the places' labels have no room at the map's level.
 * @param textOf what a place's label says
 */
export function useCrowdedLabels<Place extends MapPlace>(
  places: readonly Place[],
  textOf: (place: Place) => string,
): Set<string> {
  const map = useMap('useCrowdedLabels')
  const subscribe = useCallback(
    (onChange: () => void) => {
      kakao.maps.event.addListener(map, 'zoom_changed', onChange)
      return () => kakao.maps.event.removeListener(map, 'zoom_changed', onChange)
    },
    [map],
  )
  const level = useSyncExternalStore(subscribe, () => map.getLevel())
  const metresPerPixel = 2 ** (level - 3)
  return crowdedLabels(
    places.map((place) => {
      const { lat, lng } = place.position
      return {
        id: place.id,
        x: (lng * METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)) / metresPerPixel,
        y: (-lat * METRES_PER_DEGREE) / metresPerPixel,
        widthPx: textOf(place).length * WIDTH_OF_A_LETTER_PX + LABEL_PADDING_PX,
      }
    }),
  )
}
