import { TZDateMini } from '@date-fns/tz/date/mini'
import { clamp } from 'date-fns/clamp'
import { formatISO } from 'date-fns/formatISO'

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

/** The date at which a clock in Seoul shows this; months count from 0. What lies beyond an hour or a month carries over. */
export const seoulDate = (
  year: number,
  monthIndex: number,
  date: number,
  hour = 0,
  minute = 0,
): Date => new TZDateMini(year, monthIndex, date, hour, minute, SEOUL)

/** A day has four digits for its year; a clock that is set wrong shows the nearest instant that has. */
const fourDigitYears = {
  start: new Date(seoulDate(1000, 0, 1).getTime()),
  end: new Date(seoulDate(10_000, 0, 1).getTime() - 1),
}

/** The instant as a date of Seoul. What is no instant is the first one of the clocks, in 1970. */
const inSeoul = (instant: Date): Date =>
  new TZDateMini(clamp(new Date(instant.getTime() || 0), fourDigitYears).getTime(), SEOUL)

/** What a wall clock in Seoul shows at the instant `now`. */
export function seoulTime(now: Date): SeoulTime {
  const shown = inSeoul(now)
  return {
    day: formatISO(shown, { representation: 'date' }),
    weekday: shown.getDay(),
    hour: shown.getHours(),
    minute: shown.getMinutes(),
  }
}
