import { useSearchParams } from 'react-router-dom'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { boardAddressOf } from './boardAddress'

/** What the address says the list is of, and how to change it. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams()
  const today = dayOf(useNow() ?? now())
  const write = (name: 'date' | 'branch' | 'status', value: string) =>
    setParams(
      (current) => {
        if (value === '') current.delete(name)
        else current.set(name, value)
        return current
      },
      // At once, because a transition would show the former choice for a moment.
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return { ...boardAddressOf(params, today), today, write }
}
