import { holidayName } from '../dates/holidays'
import { formatTime, seoulTime } from '../dates/seoulTime'

const OPENS_AT_HOUR = 9
const CLOSES_AT_HOUR = 18

/** Support hours as they are written: 「평일 09:00~18:00」 (specification 1, section 9). */
export const supportHoursLabel = `평일 ${formatTime(OPENS_AT_HOUR, 0)}~${formatTime(CLOSES_AT_HOUR, 0)}`

/** Can a parent call now? Weekdays from 09:00 until just before 18:00, Seoul time, public holidays excepted. */
export function isSupportOpen(now: Date): boolean {
  const { day, weekday, hour } = seoulTime(now)
  if (holidayName(day) !== undefined) return false
  return weekday >= 1 && weekday <= 5 && hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR
}
