import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { Link } from 'react-router-dom'
import { KakaoMap } from './KakaoMap'
import styles from './MapMarker.module.css'
import { MapPin } from './MapPin'
import { boundsOf, centreOf } from './mapBounds'
import type { LinkedPlace } from './mapPlace'
import { useCrowdedLabels } from './useCrowdedLabels'
import { useFitBounds } from './useFitBounds'

const FIT_PADDING_PX = 40
const START_LEVEL = 5

interface Props {
  label: string
  places: readonly LinkedPlace[]
}

/** The map of {@link MarkersMap}. */
export function MarkersCanvas({ label, places }: Props) {
  const bounds = boundsOf(places.map(({ position }) => position))
  return (
    <KakaoMap label={label} center={centreOf(bounds)} level={START_LEVEL}>
      <LinkedPins places={places} />
      <ZoomControl />
    </KakaoMap>
  )
}

function LinkedPins({ places }: Pick<Props, 'places'>) {
  useFitBounds(boundsOf(places.map(({ position }) => position)), FIT_PADDING_PX)
  const crowded = useCrowdedLabels(places, ({ label }) => label)
  return places.map(({ id, position, href, label }) => (
    <CustomOverlayMap key={id} position={position} yAnchor={1} clickable>
      <Link className={styles.marker} to={href}>
        <MapPin label={label} isCrowded={crowded.has(id)} />
      </Link>
    </CustomOverlayMap>
  ))
}
