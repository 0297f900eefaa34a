import { lazy } from 'react'
import { MapFrame } from '../MapFrame'
import { PlaceList } from '../PlaceList'
import type { PickerProps } from './PickerCanvas'

const loadCanvas = () => import('./PickerCanvas')
const PickerCanvas = lazy(async () => ({ default: (await loadCanvas()).PickerCanvas }))

/** 520 px (specification 2, section 9). */
export function MapPicker(props: PickerProps) {
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
