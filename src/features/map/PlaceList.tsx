import type { Elements } from '@/ui/elements'
import type { MapPlace } from './mapPlace'
import styles from './PlaceList.module.css'

interface Props<Place extends MapPlace> {
  label: string
  places: readonly Place[]
  children: (place: Place) => Elements
}

export function PlaceList<Place extends MapPlace>({ label, places, children }: Props<Place>) {
  return (
    <ul className="stack-2" aria-label={label}>
      {places.map((place) => (
        <li
          key={place.id}
          className={`${styles.row} min-h-56 middle-lines relative grid rounded on-surface`}
        >
          {children(place)}
          {place.note !== undefined && <span className="note">{place.note}</span>}
        </li>
      ))}
    </ul>
  )
}
