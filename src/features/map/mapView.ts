import { useEffect } from 'react'
import { useMap } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'
import type { MapBounds } from './mapBounds'

/** Specification 3, section 5. */
export const FIT_PADDING_PX = 40

const POINT_LEVEL = 3

export function useFitBounds({ south, west, north, east }: MapBounds, paddingPx: number): void {
  const map = useMap('useFitBounds')
  useEffect(() => {
    if (south === north && west === east) {
      map.setLevel(POINT_LEVEL)
      map.setCenter(new kakao.maps.LatLng(south, west))
      return
    }
    const bounds = new kakao.maps.LatLngBounds(
      new kakao.maps.LatLng(south, west),
      new kakao.maps.LatLng(north, east),
    )
    map.setBounds(bounds, paddingPx, paddingPx, paddingPx, paddingPx)
  }, [map, south, west, north, east, paddingPx])
}

/** Pans to a focused marker out of view: the browser cannot scroll a map. */
export function usePanIntoView(): (position: LatLng) => void {
  const map = useMap('usePanIntoView')
  return ({ lat, lng }) => {
    const place = new kakao.maps.LatLng(lat, lng)
    if (!map.getBounds().contain(place)) map.panTo(place)
  }
}
