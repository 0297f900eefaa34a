import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import type { PlacePoint } from '@/domain/places/placePoint'
import { MapPickDialog } from '@/features/map/picker/MapPickDialog'
import { PlaceField } from '@/features/places/PlaceField'
import { usePlaceIndex } from '@/remote/usePlaces'
import { Button } from '@/ui/button/Button'
import styles from './MyPlacesPage.module.css'

interface Props {
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error: string | undefined
}

export function ChosenPlaceField({ value, onChange, error }: Props) {
  const [isPicking, setPicking] = useState(false)
  const placeIndex = usePlaceIndex()
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
