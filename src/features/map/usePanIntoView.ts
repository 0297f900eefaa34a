import { useMap } from 'react-kakao-maps-sdk'
import type { LatLng } from '@/domain/places/geo'

/** Moves the map when a marker that is out of view gets the focus: the browser cannot scroll a map. */
export function usePanIntoView(): (position: LatLng) => void {
  const map = useMap('usePanIntoView')
  return ({ lat, lng }) => {
    const place = new kakao.maps.LatLng(lat, lng)
    if (!map.getBounds().contain(place)) map.panTo(place)
  }
}
