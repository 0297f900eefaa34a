import { useCallback, useSyncExternalStore } from 'react'
import { useMap } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'
import type { MapPlace } from '../mapPlace'
import {
  type Box,
  LABEL_HEIGHT_PX,
  LABEL_PADDING_PX,
  type LabelSide,
  type MarkerShape,
  placeLabels,
} from './labelPlacement'

const METRES_PER_DEGREE = 111_195
const WIDTH_OF_A_LETTER_PX = 13

/** How much larger a reader has the letters. */
const letterScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Another element on the map; its box is relative to its position. */
interface Obstacle {
  position: LatLng
  box: Box
}

interface LabelOptions {
  shape: MarkerShape
  textOf: (place: MapPlace) => string
  obstacle?: Obstacle
}

export function useLabelSides(
  places: readonly MapPlace[],
  { shape, textOf, obstacle }: LabelOptions,
): Map<string, LabelSide> {
  const map = useMap('useLabelSides')
  const subscribe = useCallback(
    (onChange: () => void) => {
      kakao.maps.event.addListener(map, 'zoom_changed', onChange)
      return () => kakao.maps.event.removeListener(map, 'zoom_changed', onChange)
    },
    [map],
  )
  const level = useSyncExternalStore(subscribe, () => map.getLevel())
  const pixelsPerDegree = METRES_PER_DEGREE / 2 ** (level - 3)
  // Only distances count, so the first place is the origin.
  const origin = places[0]?.position ?? { lat: 0, lng: 0 }
  const pixelOf = ({ lat, lng }: LatLng) => ({
    x: (lng - origin.lng) * pixelsPerDegree * Math.cos((origin.lat * Math.PI) / 180),
    y: (origin.lat - lat) * pixelsPerDegree,
  })
  const scale = letterScale()
  const markers = places.map((place) => ({
    id: place.id,
    ...pixelOf(place.position),
    labelWidthPx: textOf(place).length * WIDTH_OF_A_LETTER_PX * scale + LABEL_PADDING_PX,
    labelHeightPx: LABEL_HEIGHT_PX * scale,
  }))
  return placeLabels(
    markers,
    shape,
    obstacle ? [shifted(obstacle.box, pixelOf(obstacle.position))] : [],
  )
}

const shifted = ({ left, top, right, bottom }: Box, by: { x: number; y: number }): Box => ({
  left: left + by.x,
  right: right + by.x,
  top: top + by.y,
  bottom: bottom + by.y,
})
