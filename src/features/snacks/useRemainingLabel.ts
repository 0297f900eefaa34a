import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { remainingLabel } from '@/domain/snacks/specialSnackDeadline'
import { now } from '@/platform/clock'

const SECOND_MS = secondsToMilliseconds(1)
/** The longest `setTimeout`. */
const MAX_DELAY_MS = 2_147_483_647

/** Time left, undefined at first; checked every second (phones sleep, clocks change) and at the deadline, renders on change. */
export function useRemainingLabel(deadline: Date): string | undefined {
  const [label, setLabel] = useState<string>()
  useEffect(() => {
    const renew = () => setLabel(remainingLabel(deadline, now()))
    renew()
    const everySecond = setInterval(renew, SECOND_MS)
    const leftMs = deadline.getTime() - now().getTime()
    const atDeadline = setTimeout(renew, Math.min(Math.max(leftMs, 0), MAX_DELAY_MS))
    return () => {
      clearInterval(everySecond)
      clearTimeout(atDeadline)
    }
  }, [deadline])
  return label
}
