import { addDays, dayOf, daysBetween, formatDay, formatShortDay, isDay } from '../dates/day'
import { holidayName, isSchoolDay } from '../dates/holidays'
import { acceptIf, type RuleResult } from '../rule'
import { compareText } from '../text/compareText'
import { withParticle } from '../text/particle'
import { isVisibleText } from '../text/visibleText'

/** `{branchId}_{yyyymmdd}` → why (specification 7, section 10: `settings/closures`). */
export type ClosedDays = Readonly<Record<string, string>>

export interface Closures {
  days: ClosedDays
}

/** What holds while there is no `settings/closures`. */
export const noClosures: Closures = { days: {} }

export const closureKey = (branchId: string, day: string): string =>
  `${branchId}_${day.replaceAll('-', '')}`

/** Branch and day of a key; undefined for another text. */
export function closureOfKey(key: string): { branchId: string; day: string } | undefined {
  const [, branchId, year, month, date] = /^(.+)_(\d{4})(\d{2})(\d{2})$/.exec(key) ?? []
  const day = `${year}-${month}-${date}`
  return branchId !== undefined && isDay(day) ? { branchId, day } : undefined
}

/** Why a branch is closed on a day by 휴무; undefined: it is not. */
export const closedReason = (
  { days }: Closures,
  branchId: string,
  day: string,
): string | undefined => days[closureKey(branchId, day)]

/** `휴무: 겨울 휴원`, or a public holiday's name; undefined: neither. */
export function restText(closures: Closures, branchId: string, day: string): string | undefined {
  const reason = closedReason(closures, branchId, day)
  return reason === undefined ? holidayName(day) : closedText(reason)
}

export const closedText = (reason: string): string => `휴무: ${reason}`

/** `성수점은 12.24(목)에 쉬어요. (겨울 휴원)`; undefined: it is open. Public holidays too. */
export function restSentence(
  closures: Closures,
  branch: { id: string; name: string },
  day: string,
): string | undefined {
  const reason = closedReason(closures, branch.id, day) ?? holidayName(day)
  return reason === undefined
    ? undefined
    : `${withParticle(branch.name, 'topic')} ${formatShortDay(day)}에 쉬어요. (${reason})`
}

/** Days of the same branches and reason that adjoin. */
export interface ClosureItem {
  from: string
  until: string
  branchIds: readonly string[]
  reason: string
}

/** The closed days as they are listed, earliest first; `branchIds` gives the order of branches. */
export function closureItems({ days }: Closures, branchIds: readonly string[]): ClosureItem[] {
  const groups = new Map<string, { day: string; reason: string; branchIds: string[] }>()
  for (const [key, reason] of Object.entries(days)) {
    const closure = closureOfKey(key)
    if (!closure) continue
    const group = JSON.stringify([closure.day, reason])
    const known = groups.get(group) ?? { day: closure.day, reason, branchIds: [] }
    known.branchIds.push(closure.branchId)
    groups.set(group, known)
  }
  const rankOf = (id: string) => (branchIds.includes(id) ? branchIds.indexOf(id) : branchIds.length)
  const sorted = [...groups.values()]
    .map((group) => ({
      ...group,
      branchIds: [...group.branchIds].sort((a, b) => rankOf(a) - rankOf(b) || compareText(a, b)),
    }))
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.reason, b.reason))
  const items: ClosureItem[] = []
  for (const { day, reason, branchIds: closed } of sorted) {
    const last = items
      .filter((item) => item.reason === reason && item.branchIds.join() === closed.join())
      .at(-1)
    if (last && addDays(last.until, 1) === day) last.until = day
    else items.push({ from: day, until: day, branchIds: closed, reason })
  }
  return items
}

/** `12.24(목)~12.26(토)`, one day alone; with its year in another than `today`'s. */
export function daySpanText(
  { from, until }: Pick<ClosureItem, 'from' | 'until'>,
  today: string,
): string {
  const text = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day)
  return from === until ? text(from) : `${text(from)}~${text(until)}`
}

/** `전체 지점`, or the names. */
export const branchesText = (
  closed: readonly string[],
  branches: readonly { id: string; name: string }[],
): string =>
  branches.every(({ id }) => closed.includes(id))
    ? '전체 지점'
    : closed.map((id) => branches.find((branch) => branch.id === id)?.name ?? id).join(', ')

export const daysOf = ({ from, until }: Pick<ClosureItem, 'from' | 'until'>): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) =>
    addDays(from, index),
  )

/** Days that passes lose: those from Monday to Friday that are no holiday. */
export const passDaysOf = (span: Pick<ClosureItem, 'from' | 'until'>): string[] =>
  daysOf(span).filter(isSchoolDay)

/** By how many days passes are made longer. */
export const passDays = (span: Pick<ClosureItem, 'from' | 'until'>): number =>
  passDaysOf(span).length

export const keysOf = ({ branchIds, ...span }: Omit<ClosureItem, 'reason'>): string[] =>
  daysOf(span).flatMap((day) => branchIds.map((branchId) => closureKey(branchId, day)))

const LISTED_AHEAD_DAYS = 60

/** 「쉬는 날」 of a branch: closed days and public holidays of the next 60 days. */
export const restDaysAhead = (
  closures: Closures,
  branchId: string,
  today: string,
): { day: string; reason: string }[] =>
  daysOf({ from: today, until: addDays(today, LISTED_AHEAD_DAYS) }).flatMap((day) => {
    const reason = restText(closures, branchId, day)
    return reason === undefined ? [] : [{ day, reason }]
  })

export const CLOSURE_DAYS_MAX = 31
export const REASON_MAX = 40
/** Closed days of longer ago leave with the next save. */
export const KEPT_PAST_DAYS = 60

export const checkClosureStart = (day: string, today: string): RuleResult =>
  acceptIf(isDay(day) && day >= today, '오늘부터 고를 수 있어요.')

export const checkClosureEnd = (from: string, until: string): RuleResult =>
  acceptIf(
    isDay(until) && until >= from && daysBetween(from, until) < CLOSURE_DAYS_MAX,
    `시작일부터 ${CLOSURE_DAYS_MAX}일 안의 날을 골라 주세요.`,
  )

export const checkClosureReason = (reason: string): RuleResult =>
  acceptIf(
    isVisibleText(reason) && reason.trim().length <= REASON_MAX,
    `사유를 ${REASON_MAX}자까지 적어 주세요.`,
  )

export const checkClosedBranches = (count: number): RuleResult =>
  acceptIf(count > 0, '지점을 골라 주세요.')

/** Keys that leave with the next save. */
export const outdatedKeys = ({ days }: Closures, now: Date): string[] => {
  const first = addDays(dayOf(now), -KEPT_PAST_DAYS)
  return Object.keys(days).filter((key) => (closureOfKey(key)?.day ?? first) < first)
}

/** 휴무일 of a branch from today until a day; none without an end. */
export const closedDaysUntil = (
  closures: Closures,
  branchId: string,
  today: string,
  until: string | undefined,
): { day: string; reason: string }[] =>
  until === undefined
    ? []
    : daysOf({ from: today, until }).flatMap((day) => {
        const reason = closedReason(closures, branchId, day)
        return reason === undefined ? [] : [{ day, reason }]
      })
