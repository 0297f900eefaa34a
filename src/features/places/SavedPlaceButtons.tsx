import { Check } from 'lucide-react'
import type { SavedPlace } from '@/domain/places/savedPlace'
import styles from './SavedPlaceButtons.module.css'

interface Props {
  label: string
  places: readonly SavedPlace[]
  chosenId: string | undefined
  onChoose: (place: SavedPlace) => void
}

export function SavedPlaceButtons({ label, places, chosenId, onChoose }: Props) {
  return (
    <fieldset className={`${styles.line} flex gap-2`} aria-label={label}>
      {places.map((place) => (
        <button
          key={place.id}
          className={`${styles.place} gap-1 touch icons-16 rigid pill accent text-14 bold on-sunken`}
          type="button"
          aria-pressed={place.id === chosenId}
          onClick={() => onChoose(place)}
        >
          {place.id === chosenId && <Check aria-hidden="true" />}
          <span>{place.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
