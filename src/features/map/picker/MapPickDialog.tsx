import { lazy, useState } from 'react'
import type { PlacePoint } from '@/domain/places/placePoint'
import { useNeighbourhoods } from '@/remote/usePlaces'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { MapFrame } from '../MapFrame'
import { PlaceList } from '../PlaceList'
import styles from './MapPickDialog.module.css'
import type { PickerProps } from './PickerCanvas'

interface Props {
  isOpen: boolean
  onClose: () => void
  value: PlacePoint | undefined
  /** The ride's other end; without a value the map starts near it. */
  other: PlacePoint | undefined
  onChoose: (place: PlacePoint) => void
}

/** Picks a place by neighbourhood (specification 2, section 2: pick-on-map modal). */
export function MapPickDialog({ isOpen, onClose, value, other, onChoose }: Props) {
  return (
    <Dialog title="지도에서 선택" isOpen={isOpen} onClose={onClose}>
      <Picker value={value} other={other} onChoose={onChoose} />
    </Dialog>
  )
}

const shortName = (center: PlacePoint) => center.name.split(' ').at(-1) ?? ''

function Picker({ value, other, onChoose }: Pick<Props, 'value' | 'other' | 'onChoose'>) {
  const neighbourhoods = useNeighbourhoods()
  const areaOf = (place: PlacePoint | undefined) =>
    neighbourhoods.find(({ places }) => places.some(({ id }) => id === place?.id))
  const [area, setArea] = useState(areaOf(value) ?? areaOf(other) ?? neighbourhoods[0])
  const [pickedId, setPickedId] = useState(value?.id)
  const places = area?.places ?? []
  const picked = places.find(({ id }) => id === pickedId)
  return (
    <div className="stack-4">
      <fieldset className={`${styles.areas} flex gap-2`}>
        <legend className="sr-only">지점 근처</legend>
        {neighbourhoods.map((one) => (
          <button
            key={one.center.id}
            className={`${styles.area} edged rigid pill text-14 bold min-h-44`}
            type="button"
            aria-pressed={one === area}
            onClick={() => setArea(one)}
          >
            {`${shortName(one.center)} 근처`}
          </button>
        ))}
      </fieldset>
      <MapPicker
        key={area?.center.id}
        label="픽업 지점 지도"
        places={places.map(toMapPlace)}
        selectedId={pickedId}
        onChange={setPickedId}
      />
      <div className={`${styles.foot} on-raised spread-4`}>
        <p className="note grid min-0" aria-live="polite">
          {picked ? (
            <>
              <b className="plain text-16">{picked.name}</b>
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

const toMapPlace = ({ id, name, address, lat, lng }: PlacePoint) => ({
  id,
  label: name,
  note: address,
  position: { lat, lng },
})

const loadCanvas = () => import('./PickerCanvas')
const PickerCanvas = lazy(async () => ({ default: (await loadCanvas()).PickerCanvas }))

/** 520 px (specification 2, section 9). */
function MapPicker(props: PickerProps) {
  const { label, places, selectedId, onChange } = props
  return (
    <MapFrame
      label={label}
      size="picker"
      loadCanvas={loadCanvas}
      list={
        <PlaceList label={`${label} 목록`} places={places}>
          {(place) => (
            <button
              type="button"
              aria-pressed={place.id === selectedId}
              onClick={() => onChange(place.id)}
            >
              {place.label}
            </button>
          )}
        </PlaceList>
      }
    >
      <PickerCanvas {...props} />
    </MapFrame>
  )
}
