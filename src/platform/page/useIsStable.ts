import { useEffect, useState } from 'react'

/** True when the value is unchanged for `ms`; the first value counts as stable. */
export function useIsStable(value: unknown, ms: number): boolean {
  const [stable, setStable] = useState(value)
  useEffect(() => {
    if (stable === value) return
    const timer = setTimeout(() => setStable(value), ms)
    return () => clearTimeout(timer)
  }, [stable, value, ms])
  return stable === value
}
