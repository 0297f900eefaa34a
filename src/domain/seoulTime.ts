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

/** What a wall clock in Seoul shows at the instant `now`. */
export function seoulTime(now: Date): SeoulTime {
  const shifted = new Date(now.getTime() + SEOUL_OFFSET_MS)
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}
