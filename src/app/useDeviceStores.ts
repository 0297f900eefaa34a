import { useEffect } from 'react'
import { hydrateDeviceStores } from '@/stores/deviceStore'

/** Lets the stores take over what this device remembers, after the first render: HTML made at build time knows none of it. */
export function useDeviceStores(): void {
  useEffect(hydrateDeviceStores, [])
}
