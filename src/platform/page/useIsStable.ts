import { useEffect, useState } from 'react'

/** True when the value is unchanged for `ms`; the first value counts as settled. */
export function useIsStable(value: unknown, ms: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [settled, value, ms])
  return settled === value
}
