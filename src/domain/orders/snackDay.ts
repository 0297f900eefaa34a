import { addDays } from '../dates/day'
import { isSchoolDay } from '../dates/holidays'

/** Whose snacks, on which day, where; empty where it is not known. */
export interface SnackFor {
  childId: string
  /** `yyyy-mm-dd` */
  day: string
  branchId: string
}

const DAYS_AHEAD = 14

/** The days of 「받는 날」: today and the next 14 days without weekends and holidays (specification 6, section 5). */
export const snackDays = (today: string, isRestDay: (day: string) => boolean): string[] =>
  Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => isSchoolDay(day) && !isRestDay(day),
  )
