import { useLocation } from 'react-router-dom'
import { dayOf, isDay } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { useNow } from '@/platform/useNow'

/** Marks the history's entry of a day that was entered in the field: typed digit by digit, a date is one step of the history. */
const isEntered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEntered' in state

/** The day of `?date=`, today when it names none: back leads from day to day. */
export function useDayAddress() {
  const { read, write } = useUrlState()
  const { state } = useLocation()
  const today = dayOf(useNow() ?? now())
  const named = read('date')
  const dateOf = (day: string) => ({ date: day === today ? undefined : day })
  return {
    day: isDay(named) ? named : today,
    goToDay: (day: string) => write(dateOf(day), { isStep: true }),
    enterDay: (day: string) =>
      write(dateOf(day), { isStep: !isEntered(state), state: { isEntered: true } }),
  }
}
