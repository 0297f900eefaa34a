import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { Link } from 'react-router-dom'
import { KakaoMap } from '../KakaoMap'
import { boundsOf, centreOf } from '../mapBounds'
import { type LinkedPlace, markerDepth } from '../mapPlace'
import { FIT_PADDING_PX, useFitBounds, usePanIntoView } from '../mapView'
import styles from './MapMarker.module.css'
import { MapPin, PIN_SHAPE } from './MapPin'
import { useLabelSides } from './useLabelSides'

const START_LEVEL = 5

interface Props {
  label: string
  places: readonly LinkedPlace[]
}

export function MarkersCanvas({ label, places }: Props) {
  const bounds = boundsOf(places.map(({ position }) => position))
  return (
    <KakaoMap label={label} center={centreOf(bounds)} level={START_LEVEL}>
      <LinkedPins places={places} />
      <ZoomControl position="BOTTOMRIGHT" />
    </KakaoMap>
  )
}

function LinkedPins({ places }: Pick<Props, 'places'>) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  const reveal = usePanIntoView()
  const sides = useLabelSides(places, { shape: PIN_SHAPE, textOf: ({ label }) => label })
  return places.map(({ id, position, href, label }) => (
    <CustomOverlayMap
      key={id}
      position={position}
      yAnchor={1}
      zIndex={markerDepth(position)}
      clickable
    >
      <Link className={`${styles.marker} block`} to={href} onFocus={() => reveal(position)}>
        <MapPin label={label} side={sides.get(id)} />
      </Link>
    </CustomOverlayMap>
  ))
}
