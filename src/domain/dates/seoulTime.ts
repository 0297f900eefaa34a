import { addMinutes } from 'date-fns/addMinutes'
import { clamp } from 'date-fns/clamp'

/** A day and a time as they are read off a clock in Seoul, wherever the phone stands. */
export interface SeoulTime {
  day: string
  weekday: number
  hour: number
  minute: number
}

/**
 * How many minutes clocks in Seoul are ahead of UTC. Korea has had no summer time since 1988, and the site keeps no earlier
 * instant: asking the browser's own table of zones costs a slow phone 30 ms on every first visit.
 */
export const MINUTES_AHEAD = 9 * 60

/** A day has four digits for its year; a clock that is set wrong shows the nearest instant that has. */
const fourDigitYears = {
  start: new Date('1000-01-02T00:00:00Z'),
  end: new Date('9999-12-31T00:00:00Z'),
}

/** What a wall clock in Seoul shows at the instant `now`; what is no instant is the first one of the clocks, in 1970. */
export function seoulTime(now: Date): SeoulTime {
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

/** `13:00`. */
export const formatTime = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`
