import { useLocation } from 'react-router-dom'
import { dayOf, isDay } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { useNow } from '@/platform/useNow'

/** Marks the history entry of a typed date, so that its digits make one entry. */
const isEntered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEntered' in state

/** `?date=`, default today; back leads through the days. */
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
