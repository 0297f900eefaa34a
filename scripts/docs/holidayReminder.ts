import { lastHolidayYear } from '../../src/domain/dates/holidays.ts'

/** The last year whose holidays must be known on a day: in December the year after next, before that the next. */
const holidayYearNeeded = (today: string): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 2 : 1)

/** What to add to the table of holidays; nothing while it reaches far enough. */
export function holidayReminder(today: string): string | undefined {
  const needed = holidayYearNeeded(today)
  if (needed <= lastHolidayYear) return undefined
  return `Holidays are known up to ${lastHolidayYear}: add ${needed} from the yearly almanac to src/domain/dates/holidays.ts.`
}
