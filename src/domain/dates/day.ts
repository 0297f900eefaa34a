import { addDays as addCalendarDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { addMonths as addCalendarMonths } from 'date-fns/addMonths'
import { clamp } from 'date-fns/clamp'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { getDay } from 'date-fns/getDay'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { formatTime, MINUTES_AHEAD, seoulTime } from './seoulTime'

/** A day is a `yyyy-mm-dd` string of the calendar in Seoul; such strings compare as days do. */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/
/** As `max` of a date field: without one browsers wait for six digits of a year. */
export const LAST_DAY = '9999-12-31'
/** As numbers of `Date`, in the order of a week that begins on Monday. */
export const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0] as const
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** Midnight of the day in the device's own zone, for date-fns; Invalid Date for any other text. */
const dateOf = (day: string): Date => parseISO(DAY.test(day) ? day : '')

const fourDigitYears = { start: dateOf('1000-01-01'), end: dateOf(LAST_DAY) }

/** Clamped to four-digit years; 1970-01-01 for Invalid Date. */
const dayOfDate = (date: Date): string =>
  isValid(date) ? formatISO(clamp(date, fourDigitYears), { representation: 'date' }) : '1970-01-01'

export const dayOf = (now: Date): string => seoulTime(now).day

/** `00:00` to `23:59` */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A real calendar day: `2026-02-30` is not, nor `0202-12-01`, which browsers report while a year is typed. */
export const isDay = (text: string): boolean => isValid(dateOf(text))

export const addDays = (day: string, count: number): string =>
  dayOfDate(addCalendarDays(dateOf(day), count))

/** The same day of another month, or that month's last day; `count` may be negative. */
export const addMonthsToDay = (day: string, count: number): string =>
  dayOfDate(addCalendarMonths(dateOf(day), count))

export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from))

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): number => getDay(dateOf(day))

/** The Monday (`yyyy-mm-dd`) of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7))

export const weekdayLabel = (weekday: number): string => WEEKDAYS[weekday] ?? ''

/** `2026.11.20(금)` (specification 2, section 9). */
export const formatDay = (day: string): string =>
  `${day.replaceAll('-', '.')}(${weekdayLabel(weekdayOf(day))})`

/** `11.20(금)` */
export const formatShortDay = (day: string): string => formatDay(day).slice('yyyy.'.length)

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7)

export const addMonths = (month: string, count: number): string =>
  monthOf(dayOfDate(addCalendarMonths(dateOf(`${month}-01`), count)))

/** `2026년 11월` */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

/** `13:00`, Seoul time. */
export function clockTime(instant: Date): string {
  const { hour, minute } = seoulTime(instant)
  return formatTime(hour, minute)
}

/** `13:00~17:00` */
export const formatTimeSpan = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${clockTime(startsAt)}~${clockTime(endsAt)}`

/** `18:12` for today, else with the day: `어제 18:12`, `11.20(금) 18:12`. */
export function clockTimeFrom(today: string, instant: Date): string {
  const day = dayOf(instant)
  if (day === today) return clockTime(instant)
  const name = day === addDays(today, -1) ? '어제' : formatShortDay(day)
  return `${name} ${clockTime(instant)}`
}

/** The instant of a Seoul day and time; hours and minutes may overflow. */
export function seoulInstant(day: string, hour: number, minute: number): Date {
  return addMinutes(parseISO(`${day}T00:00:00Z`), hour * 60 + minute - MINUTES_AHEAD)
}

/** The first instant of a Seoul day and that of the next. */
export const limitsOfDay = (day: string): [from: Date, to: Date] => [
  seoulInstant(day, 0, 0),
  seoulInstant(addDays(day, 1), 0, 0),
]

/** The instant of a Seoul day and `HH:mm`. */
export function instantAt(day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return seoulInstant(day, hour, minute)
}
