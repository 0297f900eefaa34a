/** Days and hours as they are read off a clock in Seoul, wherever the phone stands. Korea has had no summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000

export interface SeoulTime {
  /** `yyyy-mm-dd` in Seoul. */
  day: string
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  hour: number
  minute: number
}

/** A day has four digits for its year; a clock that is set wrong shows the nearest instant that has. */
const FIRST_INSTANT = Date.UTC(100, 0, 1)
const LAST_INSTANT = Date.UTC(10_000, 0, 1) - 1

/** What a wall clock in Seoul shows at the instant `now`. */
export function seoulTime(now: Date): SeoulTime {
  const time = (now.getTime() || 0) + SEOUL_OFFSET_MS
  const shifted = new Date(Math.min(Math.max(time, FIRST_INSTANT), LAST_INSTANT))
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}
