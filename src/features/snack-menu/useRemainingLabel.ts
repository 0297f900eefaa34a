import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useEffect, useState } from 'react'
import { remainingLabel } from '@/domain/snacks/specialSnackDeadline'
import { now } from '@/platform/clock'

const SECOND_MS = secondsToMilliseconds(1)
/** Longest delay of a browser's timer. */
const MAX_DELAY_MS = 2_147_483_647

/**
 * How long a deadline is away, in words; undefined in the first render. Renewed every second, so that a sleeping phone
 * or a corrected clock is noticed, and at the deadline itself. Renders only when the words change.
 */
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
