import { useEffect } from 'react'
import { useMap } from 'react-kakao-maps-sdk'

/** Not the SDK's component: it removes the control by position, so it appears twice after a remount. */
export function useMapTypeControl(): void {
  const map = useMap('useMapTypeControl')
  useEffect(() => {
    const control = new kakao.maps.MapTypeControl()
    map.addControl(control, kakao.maps.ControlPosition.TOPRIGHT)
    return () => map.removeControl(control)
  }, [map])
}
