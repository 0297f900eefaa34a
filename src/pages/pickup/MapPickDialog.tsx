import { useState } from 'react'
import { places } from '@/content/places'
import type { PlacePoint } from '@/domain/placePoint'
import { MapPicker } from '@/features/map/MapPicker'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './MapPickDialog.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  value: PlacePoint | undefined
  onChoose: (place: PlacePoint) => void
}

const mapPlaces = places.map(({ id, name, address, lat, lng }) => ({
  id,
  label: name,
  note: address,
  position: { lat, lng },
}))

/** Chooses a place on the map (specification 2, section 2: pick-on-map modal). */
export function MapPickDialog({ isOpen, onClose, value, onChoose }: Props) {
  return (
    <Dialog title="지도에서 선택" isOpen={isOpen} onClose={onClose}>
      <Picker value={value} onChoose={onChoose} />
    </Dialog>
  )
}

function Picker({ value, onChoose }: Pick<Props, 'value' | 'onChoose'>) {
  const [pickedId, setPickedId] = useState(value?.id)
  const picked = places.find(({ id }) => id === pickedId)
  return (
    <div className={styles.picker}>
      <MapPicker
        label="픽업 지점 지도"
        places={mapPlaces}
        selectedId={pickedId}
        onChange={setPickedId}
      />
      <div className={styles.foot}>
        <p className={styles.picked} aria-live="polite">
          {picked ? (
            <>
              <b>{picked.name}</b>
              <span>{picked.address}</span>
            </>
          ) : (
            <span>지도에서 픽업 지점을 눌러 주세요.</span>
          )}
        </p>
        <Button
          tone="primary"
          size="large"
          onClick={() => {
            if (picked) onChoose(picked)
            else window.alert('픽업 지점을 하나 선택해 주세요.')
          }}
        >
          선택 완료
        </Button>
      </div>
    </div>
  )
}
