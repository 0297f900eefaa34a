import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { MapFrame } from './MapFrame'
import { SPOT_TEXT } from './mapPlace'
import type { PlaceMapProps } from './PlaceCanvas'
import { PlaceList } from './PlaceList'

const loadCanvas = () => import('./PlaceCanvas')
const PlaceCanvas = lazy(async () => ({ default: (await loadCanvas()).PlaceCanvas }))

/** One place with its pickup spots, map types and zoom. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, place, spots, focus } = props
  // A page that can focus a spot lists them itself; a second list would say everything twice.
  const listed = focus ? [place] : [place, ...spots.map((spot) => ({ ...spot, note: SPOT_TEXT }))]
  return (
    <MapFrame
      label={label}
      size={focus ? 'card' : 'page'}
      loadCanvas={loadCanvas}
      list={
        <PlaceList label={`${label} 목록`} places={listed}>
          {(item) =>
            item === place && place.href !== undefined ? (
              <Link to={place.href}>{place.label}</Link>
            ) : (
              <strong>{item.label}</strong>
            )
          }
        </PlaceList>
      }
    >
      <PlaceCanvas {...props} />
    </MapFrame>
  )
}
