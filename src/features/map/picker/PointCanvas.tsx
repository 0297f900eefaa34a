import { useState } from 'react'
import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'
import { KakaoMap } from '../KakaoMap'
import { MapPin } from '../markers/MapPin'

const START_LEVEL = 5

export interface PointProps {
  label: string
  /** Of the pin. */
  name: string
  value: LatLng | undefined
  /** Where the map begins without a value. */
  start: LatLng
  onTap: (point: LatLng) => void
}

/** A map whose press sets the pin. */
export function PointCanvas({ label, name, value, start, onTap }: PointProps) {
  // A map that moves with the pin would move under the finger.
  const [center] = useState(value ?? start)
  return (
    <KakaoMap label={label} center={center} level={START_LEVEL} isOwnGesture onTap={onTap}>
      {value && (
        <CustomOverlayMap position={value} yAnchor={1}>
          <MapPin label={name} isSelected />
        </CustomOverlayMap>
      )}
      <ZoomControl position="BOTTOMRIGHT" />
    </KakaoMap>
  )
}
