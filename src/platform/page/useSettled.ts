import { useEffect, useState } from 'react'

/** Has a value been the same for `ms` milliseconds? The first one counts as having always been there. */
export function useSettled(value: unknown, ms: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [settled, value, ms])
  return settled === value
}
