import { seoulTime } from './seoulTime'

/**
 * A day is a `yyyy-mm-dd` string as it is read off a calendar in Seoul. Strings of this form compare as days do.
 * All arithmetic runs in UTC, which has no summer time to stumble over.
 */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

const toUtc = (day: string): number => {
  const [, year, month, date] = DAY.exec(day) ?? []
  return year === undefined ? Number.NaN : Date.UTC(Number(year), Number(month) - 1, Number(date))
}

/** Before and after these days their names would not have the form. */
const FIRST_DAY = Date.UTC(100, 0, 1)
const LAST_DAY = Date.UTC(9999, 11, 31)

/** Stops at the ends of the calendar; what is no time is the day 0 of the clocks. */
const fromUtc = (time: number): string =>
  new Date(Math.min(Math.max(time || 0, FIRST_DAY), LAST_DAY)).toISOString().slice(0, 10)

/** Is this a day of the calendar? `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const time = toUtc(text)
  return !Number.isNaN(time) && fromUtc(time) === text
}

/** The day in Seoul at the instant `now`. */
export const dayOf = (now: Date): string => seoulTime(now).day

/** The day `count` days later; earlier when negative. */
export const addDays = (day: string, count: number): string => fromUtc(toUtc(day) + count * DAY_MS)

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toUtc(to) - toUtc(from)) / DAY_MS)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(toUtc(day)).getUTCDay()

/** 일 … 토. */
export const weekdayLabel = (weekday: number): string => WEEKDAYS[weekday] ?? ''

/** As dates are written here: `2026.11.20(금)` (specification 2, section 9). */
export const formatDay = (day: string): string =>
  `${day.replaceAll('-', '.')}(${weekdayLabel(weekdayOf(day))})`

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month `count` months later; both `yyyy-mm`. */
export function addMonths(month: string, count: number): string {
  const [year = '1970', number = '01'] = month.split('-')
  return fromUtc(Date.UTC(Number(year), Number(number) - 1 + count, 1)).slice(0, 7)
}

/** As months are written over a calendar: `2026년 11월`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year}년 ${Number(number)}월`
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `13:00`. */
export const formatTime = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`

/** The instant at which a clock in Seoul shows this day and time. */
export const seoulInstant = (day: string, hour: number, minute: number): Date =>
  new Date(toUtc(day) + (hour - 9) * 60 * 60 * 1000 + minute * 60 * 1000)
