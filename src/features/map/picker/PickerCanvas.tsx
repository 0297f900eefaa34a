import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { KakaoMap } from '../KakaoMap'
import { boundsOf, centreOf, nearestPlace } from '../mapBounds'
import { type MapPlace, markerDepth } from '../mapPlace'
import { useFitBounds, usePanIntoView } from '../mapView'
import styles from '../markers/MapMarker.module.css'
import { MapPin, PIN_SHAPE } from '../markers/MapPin'
import { useLabelSides } from '../markers/useLabelSides'

const FIT_PADDING_PX = 40
const START_LEVEL = 5
const SELECTED_DEPTH = 200_000

export interface PickerProps {
  label: string
  places: readonly MapPlace[]
  selectedId: string | undefined
  /** A marker was pressed, or the map near this place. */
  onChange: (placeId: string) => void
}

export function PickerCanvas(props: PickerProps) {
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

function SelectablePins({ places, selectedId, onChange }: PickerProps) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  const reveal = usePanIntoView()
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
          className={`${styles.marker} block`}
          type="button"
          aria-pressed={isSelected}
          onClick={() => onChange(place.id)}
          onFocus={() => reveal(place.position)}
        >
          <MapPin label={place.label} isSelected={isSelected} side={sides.get(place.id)} />
        </button>
      </CustomOverlayMap>
    )
  })
}
