import { useEffect } from 'react'
import { prepareWindows } from '@/services/social'

/** Loads what opens windows as soon as the buttons are there: iOS opens none after a wait. */
export function useWindowsReady(): void {
  useEffect(() => {
    void prepareWindows()
  }, [])
}
