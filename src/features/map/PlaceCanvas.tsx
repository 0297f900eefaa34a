import { useEffect, useRef } from 'react'
import { CustomOverlayMap, useMap, ZoomControl } from 'react-kakao-maps-sdk'
import { Link } from 'react-router-dom'
import type { LatLng } from '@/domain/places/geo'
import { KakaoMap } from './KakaoMap'
import { boundsOf } from './mapBounds'
import { type MapPlace, SPOT_TEXT } from './mapPlace'
import { FIT_PADDING_PX, useFitBounds } from './mapView'
import type { Box, LabelSide, MarkerShape } from './markers/labelPlacement'
import { MapPin } from './markers/MapPin'
import { MarkerLabel } from './markers/MarkerLabel'
import { useLabelSides } from './markers/useLabelSides'
import type { SpotFocus } from './markers/useSpotFocus'
import styles from './PlaceCanvas.module.css'

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

const DOT_SHAPE: MarkerShape = { widthPx: 30, heightPx: 30, anchorPx: 15 }

interface Props {
  number: number
  title: string
  isHighlighted: boolean
  side: LabelSide
}

function SpotMarker({ number, title, isHighlighted, side }: Props) {
  return (
    <div
      className={`${styles.spot} relative grid centred`}
      data-highlighted={isHighlighted || undefined}
      title={title}
    >
      <span
        className={`${styles.dot} shadow-1 pill center extrabold`}
        style={{ width: DOT_SHAPE.widthPx, height: DOT_SHAPE.heightPx }}
      >
        {number}
      </span>
      <MarkerLabel className={styles.label} side={side}>
        {SPOT_TEXT}
      </MarkerLabel>
    </div>
  )
}

function PinnedBubble({ place }: { place: MapPlace & { href?: string | undefined } }) {
  return (
    <div className="stack-2 centred">
      <div
        className={`${styles.bubble} gap-2px rounded-16 on-raised plain relative grid text-center`}
      >
        <strong className={`${styles.name} extrabold`}>
          {place.href === undefined ? (
            place.label
          ) : (
            <Link className="underlined-over" to={place.href}>
              {place.label}
            </Link>
          )}
        </strong>
        {place.note !== undefined && <span className="note">{place.note}</span>}
      </div>
      <MapPin />
    </div>
  )
}
