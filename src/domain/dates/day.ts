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

/** A day is a `yyyy-mm-dd` string as it is read off a calendar in Seoul. Strings of this form compare as days do. */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** A day as the date that calendar arithmetic takes, in whatever zone the phone stands; invalid for what is no day. */
const dateOf = (day: string): Date => parseISO(DAY.test(day) ? day : '')

const fourDigitYears = { start: dateOf('1000-01-01'), end: dateOf('9999-12-31') }

/** The nearest day with four digits for its year; the first of the clocks, in 1970, for an invalid date. */
const dayOfDate = (date: Date): string =>
  isValid(date) ? formatISO(clamp(date, fourDigitYears), { representation: 'date' }) : '1970-01-01'

/** The day in Seoul at the instant `now`. */
export const dayOf = (now: Date): string => seoulTime(now).day

/** Is this a day of the calendar? `2026-02-30` is not. */
export const isDay = (text: string): boolean => isValid(dateOf(text))

/** The day `count` days later; earlier when negative. */
export const addDays = (day: string, count: number): string =>
  dayOfDate(addCalendarDays(dateOf(day), count))

/** The same day `count` months later, earlier when negative; the last day of a month that has not so many. */
export const addMonthsToDay = (day: string, count: number): string =>
  dayOfDate(addCalendarMonths(dateOf(day), count))

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from))

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): number => getDay(dateOf(day))

/** 일 … 토. */
export const weekdayLabel = (weekday: number): string => WEEKDAYS[weekday] ?? ''

/** As dates are written here: `2026.11.20(금)` (specification 2, section 9). */
export const formatDay = (day: string): string =>
  `${day.replaceAll('-', '.')}(${weekdayLabel(weekdayOf(day))})`

/** `11.20(금)`, where the year goes without saying. */
export const formatShortDay = (day: string): string => formatDay(day).slice('yyyy.'.length)

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month `count` months later; both `yyyy-mm`. */
export const addMonths = (month: string, count: number): string =>
  monthOf(dayOfDate(addCalendarMonths(dateOf(`${month}-01`), count)))

/** As months are written over a calendar: `2026년 11월`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

/** `13:00`, as a clock in Seoul shows it at an instant. */
export function clockTime(instant: Date): string {
  const { hour, minute } = seoulTime(instant)
  return formatTime(hour, minute)
}

/** The time of an instant; of another day than `today` with that day: `어제 18:12`, `11.20(금) 18:12`. */
export function clockTimeFrom(today: string, instant: Date): string {
  const day = dayOf(instant)
  if (day === today) return clockTime(instant)
  const name = day === addDays(today, -1) ? '어제' : formatShortDay(day)
  return `${name} ${clockTime(instant)}`
}

/** The instant at which a clock in Seoul shows this day and time. What lies beyond an hour or a day carries over. */
export function seoulInstant(day: string, hour: number, minute: number): Date {
  return addMinutes(parseISO(`${day}T00:00:00Z`), hour * 60 + minute - MINUTES_AHEAD)
}

/** The instant at which a clock in Seoul shows this day and `HH:mm`. */
export function instantAt(day: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return seoulInstant(day, hour, minute)
}
