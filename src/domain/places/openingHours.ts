import { addDays, weekdayLabel, weekdayOf } from '../dates/day'
import { holidayName } from '../dates/holidays'
import { formatTime, seoulTime } from '../dates/seoulTime'

/** From when until when on one day, in minutes after midnight of Seoul. It is closed at the closing minute itself. */
export interface OpenSpan {
  opensAtMin: number
  closesAtMin: number
}

/** Sunday first, as {@link weekdayOf} counts; null on a day of rest. Every branch rests on public holidays. */
export type WeeklyHours = readonly [
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
]

/** The next time the doors open. */
export interface NextOpening {
  day: string
  daysAhead: number
  opensAtMin: number
}

export type OpeningState =
  | { kind: 'open'; closesAtMin: number }
  /** Opens later today. */
  | { kind: 'before'; opensAtMin: number }
  /** Was open today; `next` is missing when no day of the coming two weeks is open. */
  | { kind: 'ended'; next: NextOpening | undefined }
  | { kind: 'rest'; reason: string; next: NextOpening | undefined }

const LOOK_AHEAD_DAYS = 14

/** `09:00` from minutes after midnight. */
export const timeOf = (minutes: number): string =>
  formatTime(Math.floor(minutes / 60), minutes % 60)

/** The hours of a day of the calendar, null when the branch rests that day: by its week, or for a public holiday. */
export const hoursOn = (hours: WeeklyHours, day: string): OpenSpan | null =>
  holidayName(day) === undefined ? (hours[weekdayOf(day)] ?? null) : null

function nextOpening(hours: WeeklyHours, today: string): NextOpening | undefined {
  for (let daysAhead = 1; daysAhead <= LOOK_AHEAD_DAYS; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    const span = hoursOn(hours, day)
    if (span) return { day, daysAhead, opensAtMin: span.opensAtMin }
  }
  return undefined
}

/** Is the branch open at the instant `now`? Read off a clock in Seoul (specification 3, section 5). */
export function openingState(hours: WeeklyHours, now: Date): OpeningState {
  const { day, hour, minute } = seoulTime(now)
  const span = hoursOn(hours, day)
  if (!span) return { kind: 'rest', reason: holidayName(day) ?? '', next: nextOpening(hours, day) }
  const nowMin = hour * 60 + minute
  if (nowMin < span.opensAtMin) return { kind: 'before', opensAtMin: span.opensAtMin }
  if (nowMin < span.closesAtMin) return { kind: 'open', closesAtMin: span.closesAtMin }
  return { kind: 'ended', next: nextOpening(hours, day) }
}

function nextLabel(next: NextOpening | undefined): string {
  if (!next) return ''
  const day = next.daysAhead === 1 ? '내일' : `${weekdayLabel(weekdayOf(next.day))}요일`
  return ` · ${day} ${timeOf(next.opensAtMin)}에 열어요`
}

/** The state in words: 「지금 운영 중 · 20:00에 닫아요」. */
export function openingLine(hours: WeeklyHours, now: Date): string {
  const state = openingState(hours, now)
  if (state.kind === 'open') return `지금 운영 중 · ${timeOf(state.closesAtMin)}에 닫아요`
  if (state.kind === 'before')
    return `아직 문을 열기 전이에요 · 오늘 ${timeOf(state.opensAtMin)}에 열어요`
  if (state.kind === 'ended') return `오늘은 영업이 끝났어요${nextLabel(state.next)}`
  const reason = state.reason && ` (${state.reason})`
  return `오늘은 쉬는 날이에요${reason}${nextLabel(state.next)}`
}

/** `12:00~20:00`, or 「쉬는 날」. */
export const spanLabel = (span: OpenSpan | null): string =>
  span ? `${timeOf(span.opensAtMin)}~${timeOf(span.closesAtMin)}` : '쉬는 날'

const sameSpan = (a: OpenSpan | null, b: OpenSpan | null): boolean => spanLabel(a) === spanLabel(b)

/** The week in one line, Monday first, days of equal hours joined: 「월~금 12:00~20:00 · 토 10:00~15:00」. Days of rest are left out. */
export function weekLabel(hours: WeeklyHours): string {
  const runs: { from: number; to: number; span: OpenSpan | null }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const span = hours[weekday] ?? null
    const last = runs.at(-1)
    if (last && sameSpan(last.span, span)) last.to = weekday
    else runs.push({ from: weekday, to: weekday, span })
  }
  return runs
    .filter(({ span }) => span !== null)
    .map(({ from, to, span }) => {
      const days = from === to ? weekdayLabel(from) : `${weekdayLabel(from)}~${weekdayLabel(to)}`
      return `${days} ${spanLabel(span)}`
    })
    .join(' · ')
}
