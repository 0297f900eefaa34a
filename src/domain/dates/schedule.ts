import { acceptIf, type RuleResult } from '../rule'
import { addDays, dayOf, daysBetween, formatShortDay, isDay } from './day'

/** Something that holds from its first moment on, a midnight in Seoul. */
export interface Dated {
  from: Date
}

/** What holds, what is announced, and what held before, oldest first (specification 7, section 10). */
export interface Schedule<T extends Dated> {
  current: T
  next: T | null
  past: readonly T[]
}

export const PAST_MAX = 100
export const CHANGE_DAYS_MAX = 400
/** The terms promise to announce a rise this many days ahead. */
export const RISE_NOTICE_DAYS = 30

/** What held at an instant; before everything that is known, the oldest. */
export function heldAt<T extends Dated>({ current, next, past }: Schedule<T>, instant: Date): T {
  const [oldest = current] = past
  const known = [...past, current, ...(next ? [next] : [])]
  return known.filter(({ from }) => from <= instant).at(-1) ?? oldest
}

/** What is announced for after an instant. */
export const comingAfter = <T extends Dated>(
  { next }: Schedule<T>,
  instant: Date,
): T | undefined => (next && next.from > instant ? next : undefined)

/** The schedule at an instant: once the day of `next` has come, it is `current`. */
export function scheduleAt<T extends Dated>(schedule: Schedule<T>, instant: Date): Schedule<T> {
  const { current, next, past } = schedule
  if (!next || next.from > instant) return schedule
  return { current: next, next: null, past: [...past, current].slice(-PAST_MAX) }
}

/** `12.15(화)부터` */
export const fromDayText = ({ from }: Dated): string => `${formatShortDay(dayOf(from))}부터`

/** The first day of a change: from tomorrow on, within 400 days. */
export const checkChangeDay = (day: string, today: string): RuleResult =>
  acceptIf(
    isDay(day) && day > today && day <= addDays(today, CHANGE_DAYS_MAX),
    `내일부터 ${CHANGE_DAYS_MAX}일 안의 날을 골라 주세요.`,
  )

/** Asked before a rise that the terms promise to announce earlier; undefined: no question. */
export function earlyRiseQuestion(isRise: boolean, day: string, today: string): string | undefined {
  const ahead = daysBetween(today, day)
  return isRise && ahead < RISE_NOTICE_DAYS
    ? `약관은 인상을 ${RISE_NOTICE_DAYS}일 전에 알린다고 약속해요. ${ahead}일 뒤부터 올릴까요?`
    : undefined
}
