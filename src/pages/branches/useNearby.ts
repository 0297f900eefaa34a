import { useState } from 'react'
import type { LatLng } from '@/domain/places/geo'
import { currentPosition } from '@/platform/device/currentPosition'

type Nearby =
  | { state: 'off' }
  | { state: 'asking' }
  | { state: 'on'; from: LatLng }
  /** Also when the device cannot locate itself. */
  | { state: 'refused' }

/** The parent's position, requested by a press; a second press clears it. */
export function useNearby(): Nearby & { toggle: () => void } {
  const [nearby, setNearby] = useState<Nearby>({ state: 'off' })
  const toggle = async () => {
    if (nearby.state === 'asking') return
    if (nearby.state === 'on') {
      setNearby({ state: 'off' })
      return
    }
    setNearby({ state: 'asking' })
    const from = await currentPosition()
    setNearby(from ? { state: 'on', from } : { state: 'refused' })
  }
  return { ...nearby, toggle: () => void toggle() }
}
