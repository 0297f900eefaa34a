import { useEffect } from 'react'
import { loadRideForms } from './loadRideForms'

/** By then nothing of the visit itself is on its way any more. */
const AHEAD_MS = 6000

/** Has the forms of a ride's dialogs there before one is opened, as a rule. */
export function useRideFormsAhead(): void {
  useEffect(() => {
    // Whoever opens a dialog asks again, and is told if it fails again.
    const timer = setTimeout(() => loadRideForms().catch(() => {}), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
