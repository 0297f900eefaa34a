import { addDays, daysBetween, weekdayOf } from '../dates/day'
import { holidayName } from '../dates/holidays'

/** 매주 반복: some weekdays, from a day until a day, both included. */
export interface WeeklyPattern {
  weekdays: readonly number[]
  from: string
  until: string
}

export interface SkippedDay {
  day: string
  /** Why, in words a parent reads. */
  reason: string
}

/** A pattern reaches at most a year: nobody plans further, and a mistyped year must not fill the cart. */
export const MAX_PATTERN_DAYS = 366

/**
 * The days of a weekly pattern. Past days are skipped, and public holidays too: schools and branches are closed then, and
 * a forgotten holiday is a car that waits in vain (a single day can still be chosen by hand). Nothing beyond a year.
 */
export function patternDays(
  { weekdays, from, until }: WeeklyPattern,
  today: string,
): { days: string[]; skipped: SkippedDay[] } {
  const days: string[] = []
  const skipped: SkippedDay[] = []
  const length = Math.min(daysBetween(from, until) + 1, MAX_PATTERN_DAYS)
  for (let index = 0; index < length; index += 1) {
    const day = addDays(from, index)
    if (!weekdays.includes(weekdayOf(day))) continue
    const reason = day < today ? '지난 날짜' : holidayName(day)
    if (reason === undefined) days.push(day)
    else skipped.push({ day, reason })
  }
  return { days, skipped }
}

/** Days in order, each once. */
export const mergeDays = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort()
