import { useEffect } from 'react'
import { now } from '@/platform/clock'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { forgetExpiredSession } from '@/stores/signInMark'
import { followTabAccount } from '@/stores/tabAccount'

/**
 * Lets the stores take over what this device remembers, after the first render: HTML made at build time knows none of it. What
 * an account has left here goes with it, whichever tab signs out, and a day after its session has expired.
 */
export function useDeviceStores(): void {
  useEffect(() => {
    hydrateDeviceStores()
    const forget = () => {
      if (document.visibilityState === 'visible') forgetExpiredSession(now())
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
