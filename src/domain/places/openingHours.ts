import { addDays, weekdayLabel, weekdayOf, weekdaysFromMonday } from '../dates/day'
import { holidayName } from '../dates/holidays'
import { formatTime, seoulTime } from '../dates/seoulTime'

/** Minutes after midnight in Seoul; closed at the closing minute itself. */
export interface OpenSpan {
  opensAtMin: number
  closesAtMin: number
}

/** Sunday first, null: closed that day. Every branch is also closed on public holidays. */
export type WeeklyHours = readonly [
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
  OpenSpan | null,
]

export interface NextOpening {
  day: string
  daysAhead: number
  opensAtMin: number
}

export type OpeningState =
  | { kind: 'open'; closesAtMin: number }
  | { kind: 'before'; opensAtMin: number }
  /** `next` is undefined when no day of the next two weeks is open. */
  | { kind: 'ended'; next: NextOpening | undefined }
  | { kind: 'rest'; reason: string; next: NextOpening | undefined }
  /** 휴무 */
  | { kind: 'closed'; reason: string; next: NextOpening | undefined }

const LOOK_AHEAD_DAYS = 14

/** `09:00` */
export const timeOf = (minutes: number): string =>
  formatTime(Math.floor(minutes / 60), minutes % 60)

export const hoursOn = (hours: WeeklyHours, day: string): OpenSpan | null =>
  holidayName(day) === undefined ? (hours[weekdayOf(day)] ?? null) : null

/** Why a branch is closed on a day by 휴무. */
export type ClosedReasonOf = (day: string) => string | undefined

function nextOpening(
  hours: WeeklyHours,
  today: string,
  closedOn: ClosedReasonOf,
): NextOpening | undefined {
  for (let daysAhead = 1; daysAhead <= LOOK_AHEAD_DAYS; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    const span = closedOn(day) === undefined ? hoursOn(hours, day) : null
    if (span) return { day, daysAhead, opensAtMin: span.opensAtMin }
  }
  return undefined
}

/** At `now`, in Seoul time (specifications 3, section 5, and 7, section 2). */
export function openingState(
  hours: WeeklyHours,
  now: Date,
  closedOn: ClosedReasonOf,
): OpeningState {
  const { day, hour, minute } = seoulTime(now)
  const next = nextOpening(hours, day, closedOn)
  const closed = closedOn(day)
  if (closed !== undefined) return { kind: 'closed', reason: closed, next }
  const span = hoursOn(hours, day)
  if (!span) return { kind: 'rest', reason: holidayName(day) ?? '', next }
  const nowMin = hour * 60 + minute
  if (nowMin < span.opensAtMin) return { kind: 'before', opensAtMin: span.opensAtMin }
  if (nowMin < span.closesAtMin) return { kind: 'open', closesAtMin: span.closesAtMin }
  return { kind: 'ended', next }
}

function nextLabel(next: NextOpening | undefined): string {
  if (!next) return ''
  const day = next.daysAhead === 1 ? '내일' : `${weekdayLabel(weekdayOf(next.day))}요일`
  return ` · ${day} ${timeOf(next.opensAtMin)}에 열어요`
}

/** 「지금 운영 중 · 20:00에 닫아요」 */
export function openingLine(hours: WeeklyHours, now: Date, closedOn: ClosedReasonOf): string {
  const state = openingState(hours, now, closedOn)
  if (state.kind === 'closed') return `${closedTodayText(state.reason)}${nextLabel(state.next)}`
  if (state.kind === 'open') return `지금 운영 중 · ${timeOf(state.closesAtMin)}에 닫아요`
  if (state.kind === 'before')
    return `아직 문을 열기 전이에요 · 오늘 ${timeOf(state.opensAtMin)}에 열어요`
  if (state.kind === 'ended') return `오늘은 영업이 끝났어요${nextLabel(state.next)}`
  const reason = state.reason && ` (${state.reason})`
  return `오늘은 쉬는 날이에요${reason}${nextLabel(state.next)}`
}

const openingShortLabels = {
  open: '운영 중',
  before: '운영 전',
  ended: '운영 종료',
  rest: '쉬는 날',
} as const satisfies Record<Exclude<OpeningState['kind'], 'closed'>, string>

const closedTodayText = (reason: string): string => `오늘 휴무 · ${reason}`

/** 「운영 중」, 「오늘 휴무 · 겨울 휴원」: the short form of `openingLine`. */
export const openingShortLabel = (state: OpeningState): string =>
  state.kind === 'closed' ? closedTodayText(state.reason) : openingShortLabels[state.kind]

/** `12:00~20:00`, or 「쉬는 날」 */
export const spanLabel = (span: OpenSpan | null): string =>
  span ? `${timeOf(span.opensAtMin)}~${timeOf(span.closesAtMin)}` : '쉬는 날'

const sameSpan = (a: OpenSpan | null, b: OpenSpan | null): boolean => spanLabel(a) === spanLabel(b)

/** 「월~금 12:00~20:00 · 토 10:00~15:00」, without closed days. */
export function weekLabel(hours: WeeklyHours): string {
  const runs: { from: number; to: number; span: OpenSpan | null }[] = []
  for (const weekday of weekdaysFromMonday) {
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
