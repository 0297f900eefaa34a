import { useEffect, useState } from 'react'
import { resendWaitS } from '@/domain/account/signup'
import { now } from '@/platform/clock'

/** Seconds until another code may be asked for, renewed when one is over; 0 when nothing was sent. */
export function useCountdown(sentAt: number | undefined): number {
  const [time, setTime] = useState(0)

  useEffect(() => {
    if (sentAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const at = now().getTime()
      setTime(at)
      // Seconds end where the code's own seconds do, so the last one is not late.
      if (resendWaitS(sentAt, at) > 0) timer = setTimeout(tick, 1000 - ((at - sentAt) % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [sentAt])

  // Right after a code was sent the last known time is older than it.
  return sentAt === undefined ? 0 : resendWaitS(sentAt, Math.max(time, sentAt))
}
