import { addMinutes } from 'date-fns/addMinutes'
import { clamp } from 'date-fns/clamp'

/** Korea has had no summer time since 1988; the browser's time zone table costs a slow phone 30 ms at start. */
export const MINUTES_AHEAD = 9 * 60

/** Days have four-digit years; a wrong clock is clamped to them. */
const fourDigitYears = {
  start: new Date('1000-01-02T00:00:00Z'),
  end: new Date('9999-12-31T00:00:00Z'),
}

/** Seoul's wall clock at `now`; an Invalid Date gives 1970-01-01 00:00. */
export function seoulTime(now: Date) {
  const instant = clamp(new Date(now.getTime() || 0), fourDigitYears)
  const shown = addMinutes(instant, MINUTES_AHEAD)
  return {
    day: shown.toISOString().slice(0, 10),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `13:00` */
export const formatTime = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`
