import { seoulTime } from './seoulTime'

const OPENS_AT_HOUR = 9
const CLOSES_AT_HOUR = 18
const pad = (hour: number) => String(hour).padStart(2, '0')

/** Support hours as they are written: 「평일 09:00~18:00」 (specification 1, section 9). */
export const supportHoursLabel = `평일 ${pad(OPENS_AT_HOUR)}:00~${pad(CLOSES_AT_HOUR)}:00`

/** Can a parent call now? Weekdays from 09:00 until just before 18:00, Seoul time. Public holidays are not known here. */
export function isSupportOpen(now: Date): boolean {
  const { weekday, hour } = seoulTime(now)
  return weekday >= 1 && weekday <= 5 && hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR
}
