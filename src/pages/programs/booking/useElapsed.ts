import { useEffect, useState } from 'react'

/** False at first, true `afterMs` after the page appeared. */
export function useElapsed(afterMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return hasElapsed
}
