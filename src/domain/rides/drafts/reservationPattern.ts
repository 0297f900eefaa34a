import { addDays, daysBetween, weekdayOf } from '../../dates/day'

/** 매주 반복: both ends included. */
export interface WeeklyPattern {
  weekdays: readonly number[]
  from: string
  until: string
}

export interface SkippedDay {
  day: string
  reason: string
}

/** At most a year, so that a mistyped year does not fill the cart. */
export const MAX_PATTERN_DAYS = 366

/** The pattern's days without past days and those on which the branch rests. */
export function patternDays(
  { weekdays, from, until }: WeeklyPattern,
  today: string,
  restOf: (day: string) => string | undefined,
): { days: string[]; skipped: SkippedDay[] } {
  const days: string[] = []
  const skipped: SkippedDay[] = []
  const length = Math.min(daysBetween(from, until) + 1, MAX_PATTERN_DAYS)
  for (let index = 0; index < length; index += 1) {
    const day = addDays(from, index)
    if (!weekdays.includes(weekdayOf(day))) continue
    const reason = day < today ? '지난 날짜' : restOf(day)
    if (reason === undefined) days.push(day)
    else skipped.push({ day, reason })
  }
  return { days, skipped }
}

export const mergeDays = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort()
