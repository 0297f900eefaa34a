import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { MapFrame } from '../MapFrame'
import type { LinkedPlace } from '../mapPlace'
import { PlaceList } from '../PlaceList'

const loadCanvas = () => import('./MarkersCanvas')
const MarkersCanvas = lazy(async () => ({ default: (await loadCanvas()).MarkersCanvas }))

interface Props {
  label: string
  places: readonly LinkedPlace[]
}

/** Several places with 40 px padding; each marker links to its page. */
export function MarkersMap({ label, places }: Props) {
  return (
    <MapFrame
      label={label}
      size="page"
      loadCanvas={loadCanvas}
      list={
        <PlaceList label={`${label} 목록`} places={places}>
          {(place) => <Link to={place.href}>{place.label}</Link>}
        </PlaceList>
      }
    >
      <MarkersCanvas label={label} places={places} />
    </MapFrame>
  )
}
