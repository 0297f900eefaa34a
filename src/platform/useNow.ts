import { useEffect, useState } from 'react'
import { now } from './clock'

/**
 * The time, renewed every `everyMs`. Undefined in the first render, so that HTML made at build time and the first
 * render in the browser agree; whoever paints a time shows a stable placeholder until then.
 */
export function useNow(everyMs = 60_000): Date | undefined {
  const [time, setTime] = useState<Date>()
  useEffect(() => {
    setTime(now())
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return time
}
