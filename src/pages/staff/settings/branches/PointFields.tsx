import { MapPin } from 'lucide-react'
import { lazy, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { LatLng } from '@/domain/places/geo'
import { MapFrame } from '@/features/map/MapFrame'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import managed from '../../managed/FormFrame.module.css'
import type { BranchEntry } from './branchForm'

const loadCanvas = () => import('@/features/map/picker/PointCanvas')
const PointCanvas = lazy(async () => ({ default: (await loadCanvas()).PointCanvas }))

/** Seoul's city hall. */
const MIDDLE: LatLng = { lat: 37.5663, lng: 126.9779 }
/** A metre is a hundred thousandth of a degree. */
const DECIMALS = 5

const typedPoint = ({ lat, lng }: BranchEntry): LatLng | undefined =>
  lat.trim() === '' || lng.trim() === '' || Number.isNaN(Number(lat)) || Number.isNaN(Number(lng))
    ? undefined
    : { lat: Number(lat), lng: Number(lng) }

/** 「위도」 and 「경도」, typed or pressed on the map. */
export function PointFields({ form }: { form: UseFormReturn<BranchEntry> }) {
  const [isOpen, setOpen] = useState(false)
  const choose = ({ lat, lng }: LatLng) => {
    const options = { shouldDirty: true, shouldValidate: true }
    form.setValue('lat', lat.toFixed(DECIMALS), options)
    form.setValue('lng', lng.toFixed(DECIMALS), options)
    setOpen(false)
  }
  return (
    <div className="stack-2">
      <div className={managed.pair}>
        <TextField form={form} name="lat" label="위도" inputMode="decimal" />
        <TextField form={form} name="lng" label="경도" inputMode="decimal" />
      </div>
      <Button size="large" onClick={() => setOpen(true)}>
        <MapPin aria-hidden="true" />
        <span>지도에서 선택</span>
      </Button>
      <Dialog title="지도에서 선택" isOpen={isOpen} onClose={() => setOpen(false)} closing="foot">
        <PointPicker
          name={form.getValues('name').trim() || '새 지점'}
          value={typedPoint(form.getValues())}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </div>
  )
}

interface PickerProps {
  name: string
  value: LatLng | undefined
  onChoose: (point: LatLng) => void
  onClose: () => void
}

function PointPicker({ name, value, onChoose, onClose }: PickerProps) {
  const [point, setPoint] = useState(value)
  const [first] = useBranchContacts()
  return (
    <div className="stack-4">
      <MapFrame
        label="지점 위치 지도"
        size="picker"
        loadCanvas={loadCanvas}
        advice="창을 닫고 위도와 경도를 직접 입력해 주세요."
      >
        <PointCanvas
          label="지점 위치 지도"
          name={name}
          value={point}
          start={first ?? MIDDLE}
          onTap={setPoint}
        />
      </MapFrame>
      <p className="note tabular" aria-live="polite">
        {point
          ? `위도 ${point.lat.toFixed(DECIMALS)} · 경도 ${point.lng.toFixed(DECIMALS)}`
          : '지도에서 지점의 자리를 눌러 주세요.'}
      </p>
      <DialogFoot onClose={onClose}>
        <Button
          tone="primary"
          size="large"
          disabled={!point}
          onClick={() => point && onChoose(point)}
        >
          선택 완료
        </Button>
      </DialogFoot>
    </div>
  )
}
