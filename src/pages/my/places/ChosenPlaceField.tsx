import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { places } from '@/content/places'
import type { PlacePoint } from '@/domain/places/placePoint'
import { indexPlaces } from '@/domain/places/placeSearch'
import { MapPickDialog } from '@/features/map/picker/MapPickDialog'
import { PlaceField } from '@/features/places/PlaceField'
import { Button } from '@/ui/button/Button'
import styles from './MyPlacesPage.module.css'

const placeIndex = indexPlaces(places)

interface Props {
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error: string | undefined
}

export function ChosenPlaceField({ value, onChange, error }: Props) {
  const [isPicking, setPicking] = useState(false)
  return (
    <div className="stack-2">
      <PlaceField
        label="장소"
        index={placeIndex}
        value={value}
        onChange={onChange}
        error={error}
        icon={<Search aria-hidden="true" />}
      />
      <Button className={styles.mapButton} onClick={() => setPicking(true)}>
        <MapPin aria-hidden="true" />
        <span>지도에서 선택</span>
      </Button>
      <MapPickDialog
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        value={value}
        other={undefined}
        onChoose={(place) => {
          onChange(place)
          setPicking(false)
        }}
      />
    </div>
  )
}
