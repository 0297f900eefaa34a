import { addDays as addCalendarDays } from 'date-fns/addDays'
import { addMonths as addCalendarMonths } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { getDay } from 'date-fns/getDay'
import { seoulDate, seoulTime } from './seoulTime'

/** A day is a `yyyy-mm-dd` string as it is read off a calendar in Seoul. Strings of this form compare as days do. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

/** The date at which a clock in Seoul shows this day and time; an invalid date for what has not the form of a day. */
function dateOf(day: string, hour = 0, minute = 0): Date {
  const [, year, month, date] = DAY.exec(day) ?? []
  return seoulDate(Number(year), Number(month) - 1, Number(date), hour, minute)
}

/** The day in Seoul at the instant `now`. */
export const dayOf = (now: Date): string => seoulTime(now).day

/** Is this a day of the calendar? `2026-02-30` is not. */
export const isDay = (text: string): boolean => DAY.test(text) && dayOf(dateOf(text)) === text

/** The day `count` days later; earlier when negative. */
export const addDays = (day: string, count: number): string =>
  dayOf(addCalendarDays(dateOf(day), count))

/** The same day `count` months later, earlier when negative; the last day of a month that has not so many. */
export const addMonthsToDay = (day: string, count: number): string =>
  dayOf(addCalendarMonths(dateOf(day), count))

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

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month `count` months later; both `yyyy-mm`. */
export const addMonths = (month: string, count: number): string =>
  monthOf(dayOf(addCalendarMonths(dateOf(`${month}-01`), count)))

/** As months are written over a calendar: `2026년 11월`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `13:00`. */
export const formatTime = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`

/** `13:00`, as a clock in Seoul shows it at an instant. */
export function clockTime(instant: Date): string {
  const { hour, minute } = seoulTime(instant)
  return formatTime(hour, minute)
}

/** The instant at which a clock in Seoul shows this day and time. */
export const seoulInstant = (day: string, hour: number, minute: number): Date =>
  new Date(dateOf(day, hour, minute).getTime())
