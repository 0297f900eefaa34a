import { holidayName } from '../dates/holidays'
import { formatTime, seoulTime } from '../dates/seoulTime'

const OPENS_AT_HOUR = 9
const CLOSES_AT_HOUR = 18

/** 「평일 09:00~18:00」 (specification 1, section 9). */
export const supportHoursLabel = `평일 ${formatTime(OPENS_AT_HOUR, 0)}~${formatTime(CLOSES_AT_HOUR, 0)}`

/** Weekdays 09:00 to before 18:00 in Seoul, except public holidays. */
export function isSupportOpen(now: Date): boolean {
  const { day, weekday, hour } = seoulTime(now)
  if (holidayName(day) !== undefined) return false
  return weekday >= 1 && weekday <= 5 && hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR
}
