import { addDays, weekdayOf } from '../dates/day'
import { holidayName } from '../dates/holidays'

const DAYS_AHEAD = 14
const weekend = [0, 6]

/** The days of 「받는 날」: today and the next 14 days without weekends and holidays (specification 6, section 5). */
export const snackDays = (today: string): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => !weekend.includes(weekdayOf(day)) && holidayName(day) === undefined,
  )
