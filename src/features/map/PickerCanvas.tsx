import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { KakaoMap } from './KakaoMap'
import styles from './MapMarker.module.css'
import type { MapPickerProps } from './MapPicker'
import { MapPin } from './MapPin'
import { boundsOf, centreOf, nearestPlace } from './mapBounds'
import { useCrowdedLabels } from './useCrowdedLabels'
import { useFitBounds } from './useFitBounds'

const FIT_PADDING_PX = 40
const START_LEVEL = 5

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
      <ZoomControl />
    </KakaoMap>
  )
}

function SelectablePins({ places, selectedId, onChange }: MapPickerProps) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  const crowded = useCrowdedLabels(places, ({ label }) => label)
  return places.map((place) => {
    const isSelected = place.id === selectedId
    return (
      <CustomOverlayMap
        key={place.id}
        position={place.position}
        yAnchor={1}
        zIndex={isSelected ? 2 : 1}
        clickable
      >
        <button
          className={styles.marker}
          type="button"
          aria-pressed={isSelected}
          onClick={() => onChange(place.id)}
        >
          <MapPin label={place.label} isSelected={isSelected} isCrowded={crowded.has(place.id)} />
        </button>
      </CustomOverlayMap>
    )
  })
}
