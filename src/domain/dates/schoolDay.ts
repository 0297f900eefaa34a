import { weekdayOf } from './day'
import { holidayName } from './holidays'

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day))

/** Monday to Friday, no holiday. */
export const isSchoolDay = (day: string): boolean =>
  !isWeekend(day) && holidayName(day) === undefined
