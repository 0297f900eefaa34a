import { useEffect } from 'react'
import { deviceNow } from '@/platform/clock'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { forgetExpiredSession } from '@/stores/signInMark'
import { followTabAccount } from '@/stores/tabAccount'

/** Reads the device's stores after the first render; clears account data on sign-out in any tab and a day after expiry. */
export function useDeviceStores(): void {
  useEffect(() => {
    hydrateDeviceStores()
    const forget = () => {
      if (document.visibilityState === 'visible') forgetExpiredSession(deviceNow())
    }
    forget()
    document.addEventListener('visibilitychange', forget)
    const stopFollowing = followTabAccount()
    return () => {
      document.removeEventListener('visibilitychange', forget)
      stopFollowing()
    }
  }, [])
}
