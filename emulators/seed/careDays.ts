import { careTimetable } from '../../src/domain/care/careSession.ts'
import { addDays } from '../../src/domain/dates/day.ts'
import { sessionsOfDay } from '../../src/domain/programs/programSession.ts'

const hasCare = (day: string): boolean => sessionsOfDay('', careTimetable, day).length > 0

/** The nearest day with care, later or earlier. */
const careDayFrom = (day: string, step: 1 | -1): string =>
  hasCare(day) ? day : careDayFrom(addDays(day, step), step)

/** The sample child's days: one of last week, and the next one with care. */
export const careDays = (today: string): { last: string; next: string } => ({
  last: careDayFrom(addDays(today, -6), -1),
  next: careDayFrom(addDays(today, 1), 1),
})
