import { useEffect, useState } from 'react'
import { resendWaitS } from '@/domain/account/signup'
import { deviceNow } from '@/platform/clock'

/** Seconds until a code can be sent again; 0 before the first. */
export function useCountdown(sentAt: number | undefined): number {
  const [time, setTime] = useState(0)

  useEffect(() => {
    if (sentAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const at = deviceNow().getTime()
      setTime(at)
      // Ticks in phase with the sending time, so the last second is exact.
      if (resendWaitS(sentAt, at) > 0) timer = setTimeout(tick, 1000 - ((at - sentAt) % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [sentAt])

  // Right after sending, `time` is older than `sentAt`.
  return sentAt === undefined ? 0 : resendWaitS(sentAt, Math.max(time, sentAt))
}
