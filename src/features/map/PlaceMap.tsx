import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { MapFrame } from './MapFrame'
import { SPOT_TEXT } from './mapPlace'
import type { PlaceMapProps } from './PlaceCanvas'
import { PlaceList } from './PlaceList'

const loadCanvas = () => import('./PlaceCanvas')
const PlaceCanvas = lazy(async () => ({ default: (await loadCanvas()).PlaceCanvas }))

export function PlaceMap(props: PlaceMapProps) {
  const { label, place, spots, focus } = props
  // Pages with `focus` list the spots themselves.
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
