import { useMap } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'

/** Pans to a focused marker out of view: the browser cannot scroll a map. */
export function usePanIntoView(): (position: LatLng) => void {
  const map = useMap('usePanIntoView')
  return ({ lat, lng }) => {
    const place = new kakao.maps.LatLng(lat, lng)
    if (!map.getBounds().contain(place)) map.panTo(place)
  }
}
