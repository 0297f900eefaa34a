import { Link } from 'react-router-dom'
import type { MapPlace } from '../mapPlace'
import { MapPin } from '../markers/MapPin'
import styles from './PinnedBubble.module.css'

export function PinnedBubble({ place }: { place: MapPlace & { href?: string | undefined } }) {
  return (
    <div className="stack-2 centred">
      <div
        className={`${styles.bubble} gap-2px rounded-16 on-raised plain relative grid text-center`}
      >
        <strong className={`${styles.name} extrabold`}>
          {place.href === undefined ? place.label : <Link to={place.href}>{place.label}</Link>}
        </strong>
        {place.note !== undefined && <span className="note">{place.note}</span>}
      </div>
      <MapPin />
    </div>
  )
}
