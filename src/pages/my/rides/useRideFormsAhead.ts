import { useEffect } from 'react'
import { loadRideForms } from './loadRideForms'

/** By then nothing of the visit itself is on its way any more. */
const AHEAD_MS = 6000

const load = () => Promise.all([loadRideForms(), import('../bookings/saveToCalendar')])

/** Has the forms of a ride's dialogs, and what writes calendars, there before a button asks for them, as a rule. */
export function useRideFormsAhead(): void {
  useEffect(() => {
    // Whoever presses the button asks again, and is told if it fails again.
    const timer = setTimeout(() => load().catch(() => {}), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
