import { useEffect, useState } from 'react'
import { onDeparture } from '@/stores/signInMark'

/** Counts sign-outs while mounted; used as key it resets a form that shows account data. */
export function useDepartures(): number {
  const [count, setCount] = useState(0)
  useEffect(() => onDeparture(() => setCount((before) => before + 1)), [])
  return count
}
