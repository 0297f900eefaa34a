import { useEffect, useState } from 'react'
import { onDeparture } from '@/stores/signInMark'

/** How often an account has left this device while this was shown. As a key it lets a form with an account's facts begin anew. */
export function useDepartures(): number {
  const [count, setCount] = useState(0)
  useEffect(() => onDeparture(() => setCount((before) => before + 1)), [])
  return count
}
