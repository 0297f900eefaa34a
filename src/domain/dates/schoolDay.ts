import { weekdayOf } from './day'
import { holidayName } from './holidays'

/** Monday to Friday, no holiday. */
export const isSchoolDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && holidayName(day) === undefined
