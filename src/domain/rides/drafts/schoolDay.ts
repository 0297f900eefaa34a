import { addDays, dayOf, weekdayOf } from '../../dates/day'
import { holidayName, isSchoolDay } from '../../dates/holidays'
import { hasLeadTime, type TimeOfDay } from '../reservations/reservation'

const WEEK_DAYS = 7

/** Whether the branch of a ride rests on a day. */
export type IsRestDay = (day: string) => boolean

/** A closed year: then the first day that could be booked stands. */
const LOOK_AHEAD_DAYS = 400

/** Monday to Friday, no holiday, the branch open, a ride at `time` can still be booked at `now` (specifications 6, section 4, and 7, section 2). */
export function nextSchoolDay(time: TimeOfDay, now: Date, isRestDay: IsRestDay): string {
  const today = dayOf(now)
  const days = Array.from({ length: LOOK_AHEAD_DAYS }, (_, ahead) => addDays(today, ahead))
  const bookable = days.filter((day) => isSchoolDay(day) && hasLeadTime(day, time, now))
  return bookable.find((day) => !isRestDay(day)) ?? bookable[0] ?? today
}

/** The weekday of `startsAt` again, from tomorrow on; the next school day where that is a holiday or too near. */
export function sameWeekdayAgain(
  startsAt: Date,
  time: TimeOfDay,
  now: Date,
  isRestDay: IsRestDay,
): string {
  const tomorrow = addDays(dayOf(now), 1)
  const ahead = (weekdayOf(dayOf(startsAt)) - weekdayOf(tomorrow) + WEEK_DAYS) % WEEK_DAYS
  const day = addDays(tomorrow, ahead)
  const canBeBooked =
    holidayName(day) === undefined && !isRestDay(day) && hasLeadTime(day, time, now)
  return canBeBooked ? day : nextSchoolDay(time, now, isRestDay)
}
