import { addDays, dayOf, weekdayOf } from '../dates/day'
import { holidayName } from '../dates/holidays'
import { isSchoolDay } from '../dates/schoolDay'
import { hasLeadTime, type TimeOfDay } from './reservation'

const WEEK_DAYS = 7

/** Monday to Friday, no holiday, a ride at `time` can still be booked at `now` (specification 6, section 4). */
export function nextSchoolDay(time: TimeOfDay, now: Date): string {
  let day = dayOf(now)
  while (!isSchoolDay(day) || !hasLeadTime(day, time, now)) day = addDays(day, 1)
  return day
}

/** The weekday of `startsAt` again, from tomorrow on; the next school day where that is a holiday or too near. */
export function sameWeekdayAgain(startsAt: Date, time: TimeOfDay, now: Date): string {
  const tomorrow = addDays(dayOf(now), 1)
  const ahead = (weekdayOf(dayOf(startsAt)) - weekdayOf(tomorrow) + WEEK_DAYS) % WEEK_DAYS
  const day = addDays(tomorrow, ahead)
  const canBeBooked = holidayName(day) === undefined && hasLeadTime(day, time, now)
  return canBeBooked ? day : nextSchoolDay(time, now)
}
