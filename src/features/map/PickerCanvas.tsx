import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { KakaoMap } from './KakaoMap'
import styles from './MapMarker.module.css'
import type { MapPickerProps } from './MapPicker'
import { MapPin, PIN_SHAPE } from './MapPin'
import { boundsOf, centreOf, nearestPlace } from './mapBounds'
import { markerDepth } from './mapPlace'
import { useFitBounds } from './useFitBounds'
import { useLabelSides } from './useLabelSides'

const FIT_PADDING_PX = 40
const START_LEVEL = 5
/** In front of every other marker. */
const SELECTED_DEPTH = 200_000

/** The map of {@link MapPicker}. */
export function PickerCanvas(props: MapPickerProps) {
  const { label, places, onChange } = props
  const bounds = boundsOf(places.map(({ position }) => position))
  return (
    <KakaoMap
      label={label}
      center={centreOf(bounds)}
      level={START_LEVEL}
      isOwnGesture
      onTap={(position) => {
        const nearest = nearestPlace(position, places)
        if (nearest) onChange(nearest.id)
      }}
    >
      <SelectablePins {...props} />
      <ZoomControl position="BOTTOMRIGHT" />
    </KakaoMap>
  )
}

function SelectablePins({ places, selectedId, onChange }: MapPickerProps) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  const sides = useLabelSides(places, { shape: PIN_SHAPE, textOf: ({ label }) => label })
  return places.map((place) => {
    const isSelected = place.id === selectedId
    return (
      <CustomOverlayMap
        key={place.id}
        position={place.position}
        yAnchor={1}
        zIndex={isSelected ? SELECTED_DEPTH : markerDepth(place.position)}
        clickable
      >
        <button
          className={styles.marker}
          type="button"
          aria-pressed={isSelected}
          onClick={() => onChange(place.id)}
        >
          <MapPin label={place.label} isSelected={isSelected} side={sides.get(place.id)} />
        </button>
      </CustomOverlayMap>
    )
  })
}
