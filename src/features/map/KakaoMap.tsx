import type { ReactNode } from 'react'
import { Map as SdkMap } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'
import styles from './KakaoMap.module.css'

interface Props {
  label: string
  center: LatLng
  /** 1 (nearest) to 14; a pixel is 2^(level − 3) metres. */
  level: number
  /** One finger moves the map; otherwise it scrolls the page. */
  isOwnGesture?: boolean
  onTap?: (position: LatLng) => void
  children: ReactNode
}

export function KakaoMap({ label, center, level, isOwnGesture = false, onTap, children }: Props) {
  return (
    <SdkMap
      className={styles.map}
      data-gesture={isOwnGesture ? 'own' : 'shared'}
      role="group"
      aria-label={`${label}, 방향키로 이동, 더하기와 빼기 키로 확대와 축소`}
      tabIndex={0}
      keyboardShortcuts
      center={center}
      level={level}
      onClick={(_, { latLng }) => onTap?.({ lat: latLng.getLat(), lng: latLng.getLng() })}
    >
      {children}
    </SdkMap>
  )
}
