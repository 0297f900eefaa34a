import { useEffect } from 'react'
import { deviceNow } from '@/platform/clock'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { forgetExpiredSession } from '@/stores/signInMark'
import { syncTabAccount, syncTabFamily } from '@/stores/tabOwner'

/** Reads the device's stores after the first render; clears account data on sign-out in any tab and a day after expiry, carts and drafts when another tab shows another family. */
export function useDeviceStores(): void {
  useEffect(() => {
    hydrateDeviceStores()
    const forget = () => {
      if (document.visibilityState === 'visible') forgetExpiredSession(deviceNow())
    }
    forget()
    document.addEventListener('visibilitychange', forget)
    const stopSyncing = [syncTabAccount(), syncTabFamily()]
    return () => {
      document.removeEventListener('visibilitychange', forget)
      for (const stop of stopSyncing) stop()
    }
  }, [])
}
