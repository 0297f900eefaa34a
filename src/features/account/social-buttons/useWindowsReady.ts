import { useEffect } from 'react'
import { prepareWindows } from '@/services/social'

/** Preloads the popup code: iOS blocks popups opened after a wait. */
export function useWindowsReady(): void {
  useEffect(() => {
    void prepareWindows()
  }, [])
}
