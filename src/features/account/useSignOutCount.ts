import { useEffect, useState } from 'react'
import { onAccountChange } from '@/stores/signInMark'

/** Counts sign-outs while mounted; used as key it resets a form that shows account data. */
export function useSignOutCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => onAccountChange(() => setCount((before) => before + 1)), [])
  return count
}
