import { useEffect, useRef } from 'react'
import { CustomOverlayMap, useMap, ZoomControl } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'
import { KakaoMap } from './KakaoMap'
import { boundsOf } from './mapBounds'
import { type MapPlace, SPOT_TEXT } from './mapPlace'
import { FIT_PADDING_PX, useFitBounds } from './mapView'
import type { Box } from './markers/labelPlacement'
import { DOT_SHAPE, SpotMarker } from './markers/SpotMarker'
import { useLabelSides } from './markers/useLabelSides'
import type { SpotFocus } from './markers/useSpotFocus'
import { PinnedBubble } from './picker/PinnedBubble'

/** Space of bubble and pin, from the place's point. */
const BUBBLE_BOX: Box = { left: -100, top: -124, right: 100, bottom: 4 }
/** Initial level (specification 3, section 5). */
const START_LEVEL = 5
const PIN_Z = 2
const HIGHLIGHT_Z = 3

export interface PlaceMapProps {
  label: string
  /** The central place; its bubble links to `href`. */
  place: MapPlace & { href?: string | undefined }
  spots: readonly MapPlace[]
  /** From `useSpotFocus`, on pages that list the spots; without it all spots are in view. */
  focus?: SpotFocus
}

export function PlaceCanvas({ label, place, spots, focus }: PlaceMapProps) {
  return (
    <KakaoMap label={label} center={place.position} level={START_LEVEL}>
      {!focus && <FitAll places={[place, ...spots]} />}
      <Spots spots={spots} around={place.position} focus={focus} />
      <CustomOverlayMap position={place.position} yAnchor={1} zIndex={PIN_Z} clickable>
        <PinnedBubble place={place} />
      </CustomOverlayMap>
      <MapTypeSwitch />
      <ZoomControl position="BOTTOMRIGHT" />
    </KakaoMap>
  )
}

function FitAll({ places }: { places: readonly MapPlace[] }) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  return null
}

interface SpotsProps {
  spots: readonly MapPlace[]
  around: LatLng
  focus: SpotFocus | undefined
}

function Spots({ spots, around, focus }: SpotsProps) {
  usePanToSpot(spots, focus?.request)
  const sides = useLabelSides(spots, {
    shape: DOT_SHAPE,
    textOf: () => SPOT_TEXT,
    obstacle: { position: around, box: BUBBLE_BOX },
  })
  return spots.map(({ id, label, position }, index) => {
    const isHighlighted = id === focus?.highlightedId
    return (
      <CustomOverlayMap key={id} position={position} zIndex={isHighlighted ? HIGHLIGHT_Z : 1}>
        <SpotMarker
          number={index + 1}
          title={label}
          isHighlighted={isHighlighted}
          side={sides.get(id) ?? 'hidden'}
        />
      </CustomOverlayMap>
    )
  })
}

/** Map and aerial view; must be inside a map. */
function MapTypeSwitch() {
  useMapTypeControl()
  return null
}

/** Specification 3, section 5. */
const SPOT_LEVEL = 3

function usePanToSpot(spots: readonly MapPlace[], request: SpotFocus['request']): void {
  const map = useMap('usePanToSpot')
  const handled = useRef(request)
  useEffect(() => {
    if (!request || handled.current === request) return
    handled.current = request
    const spot = spots.find(({ id }) => id === request.spotId)
    if (!spot) return
    map.setLevel(SPOT_LEVEL)
    map.panTo(new kakao.maps.LatLng(spot.position.lat, spot.position.lng))
  }, [map, spots, request])
}

/** Not the SDK's component: it removes the control by position, so it appears twice after a remount. */
function useMapTypeControl(): void {
  const map = useMap('useMapTypeControl')
  useEffect(() => {
    const control = new kakao.maps.MapTypeControl()
    map.addControl(control, kakao.maps.ControlPosition.TOPRIGHT)
    return () => map.removeControl(control)
  }, [map])
}
