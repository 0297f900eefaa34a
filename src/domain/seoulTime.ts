import { tzOffset } from '@date-fns/tz/tzOffset'
import { addMinutes } from 'date-fns/addMinutes'
import { clamp } from 'date-fns/clamp'

/** Days and hours as they are read off a clock in Seoul, wherever the phone stands. */
const SEOUL = 'Asia/Seoul'

export interface SeoulTime {
  /** `yyyy-mm-dd` in Seoul. */
  day: string
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  hour: number
  minute: number
}

/**
 * How many minutes a clock in Seoul is ahead of UTC at an instant. Fields are counted in UTC and moved by this: a `Date` with a
 * zone of its own loses it wherever the global `Date` is replaced, as tests with a fixed clock do.
 */
export const minutesAhead = (instant: Date): number => tzOffset(SEOUL, instant)

/** A day has four digits for its year; a clock that is set wrong shows the nearest instant that has. */
const fourDigitYears = {
  start: new Date('1000-01-02T00:00:00Z'),
  end: new Date('9999-12-31T00:00:00Z'),
}

/** What a wall clock in Seoul shows at the instant `now`; what is no instant is the first one of the clocks, in 1970. */
export function seoulTime(now: Date): SeoulTime {
  const instant = clamp(new Date(now.getTime() || 0), fourDigitYears)
  const shown = addMinutes(instant, minutesAhead(instant))
  return {
    day: shown.toISOString().slice(0, 10),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `13:00`. */
export const formatTime = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`
