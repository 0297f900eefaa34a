import { useEffect, useRef } from 'react'
import { useMap } from 'react-kakao-maps-sdk'
import type { MapPlace } from './mapPlace'
import type { SpotFocus } from './markers/useSpotFocus'

/** Specification 3, section 5. */
const SPOT_LEVEL = 3

export function usePanToSpot(spots: readonly MapPlace[], request: SpotFocus['request']): void {
  const map = useMap('usePanToSpot')
  const handled = useRef(request)
  useEffect(() => {
    if (!request || handled.current === request) return
    handled.current = request
    const spot = spots.find(({ id }) => id === request.spotId)
    if (!spot) return
    map.setLevel(SPOT_LEVEL)
    map.panTo(new kakao.maps.LatLng(spot.position.lat, spot.position.lng))
  }, [map, spots, request])
}
