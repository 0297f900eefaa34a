import { useEffect } from 'react'
import { useMap } from 'react-kakao-maps-sdk'

/**
 * Adds the map type control. The SDK's component is not used: it takes the control off by its position instead of by
 * itself, so that it stands there twice after a remount.
 */
export function useMapTypeControl(): void {
  const map = useMap('useMapTypeControl')
  useEffect(() => {
    const control = new kakao.maps.MapTypeControl()
    map.addControl(control, kakao.maps.ControlPosition.TOPRIGHT)
    return () => map.removeControl(control)
  }, [map])
}
