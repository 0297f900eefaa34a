import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { MapFrame } from './MapFrame'
import type { MapPlace } from './mapPlace'
import { PlaceList } from './PlaceList'
import type { SpotFocus } from './useSpotFocus'

const loadCanvas = () => import('./PlaceCanvas')
const PlaceCanvas = lazy(async () => ({ default: (await loadCanvas()).PlaceCanvas }))

export interface PlaceMapProps {
  /** Name of the map's region. */
  label: string
  /** The place in the middle, with a bubble; a link when it has an address of its own. */
  place: MapPlace & { href?: string | undefined }
  spots: readonly MapPlace[]
  /** 3 for one place, 5 for a place among its spots (decisions, section 5). */
  level: 3 | 5
  /** From `useSpotFocus`, by a page that lists the spots beside the map. */
  focus?: SpotFocus
}

/** One place with its pickup spots, map types and zoom. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, place, spots, focus } = props
  // A page that can focus a spot lists them itself; a second list would say everything twice.
  const listed = focus ? [place] : [place, ...spots]
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
