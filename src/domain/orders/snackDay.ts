import { addDays } from '../dates/day'
import { isSchoolDay } from '../dates/schoolDay'

const DAYS_AHEAD = 14

/** The days of 「받는 날」: today and the next 14 days without weekends and holidays (specification 6, section 5). */
export const snackDays = (today: string, isRestDay: (day: string) => boolean): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => isSchoolDay(day) && !isRestDay(day),
  )
