import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { dayOf, isDay } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'

/** Marks the history's entry of a day that was entered in the field: typed digit by digit, a date is one step of the history. */
const ENTERED = 'entered'

/**
 * The day of `?date=`, today when it names none, and how to change what the address says: back leads from day to day, while a
 * filter takes the place of the one before.
 */
export function useDayAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const today = dayOf(useNow() ?? now())
  const named = params.get('date') ?? ''
  const write = (name: string, value: string, options: NavigateOptions) =>
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
    params,
    today,
    day: isDay(named) ? named : today,
    goToDay: (day: string) => goToDay(day),
    enterDay: (day: string) => goToDay(day, { replace: state === ENTERED, state: ENTERED }),
    replace: (name: string, value: string) => write(name, value, { replace: true }),
  }
}
