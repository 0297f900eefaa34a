import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { boardAddressOf } from './boardAddress'

/** Marks the history's entry of a day that was entered in the field: typed digit by digit, a date is one step of the history. */
const ENTERED = 'entered'

/**
 * What the address says the list is of, and how to change it: back leads from day to day, while a filter takes the place of
 * the one before.
 */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const today = dayOf(useNow() ?? now())
  const write = (name: 'date' | 'branch' | 'status', value: string, options: NavigateOptions) =>
    setParams(
      (current) => {
        if (value === '') current.delete(name)
        else current.set(name, value)
        return current
      },
      // At once, because a transition would show the former choice for a moment.
      { ...options, preventScrollReset: true, flushSync: true },
    )
  const goToDay = (day: string, options: NavigateOptions = {}) =>
    write('date', day === today ? '' : day, options)
  return {
    ...boardAddressOf(params, today),
    goToDay,
    enterDay: (day: string) => goToDay(day, { replace: state === ENTERED, state: ENTERED }),
    choose: (name: 'branch' | 'status', value: string) => write(name, value, { replace: true }),
  }
}
