import { addMinutes } from 'date-fns/addMinutes'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { min } from 'date-fns/min'
import { clockTime, dayOf } from '../dates/day'
import type { Stay } from './stay'

/** State of a stay for parents and staff (specification 5, sections 3 and 4). */
export type StayState =
  /** `isResting`: the parent has written that the child stays away. */
  | { kind: 'booked'; isResting: boolean }
  | { kind: 'late'; isResting: boolean }
  | { kind: 'absent'; isResting: boolean }
  /** `overMin`: minutes past the end of the stay, from 10 on. */
  | { kind: 'arrived'; arrivedAt: Date; overMin: number | undefined }
  | { kind: 'left'; arrivedAt: Date | undefined; leftAt: Date; leftWith: string }
  | { kind: 'unmarked'; arrivedAt: Date }
  /** Cancelled by the agit; the parent reads the reason. */
  | { kind: 'cancelled'; reason: string }
  | { kind: 'refunded' }

export type StayStateKind = StayState['kind']

export const stayStateLabels: Record<StayStateKind, string> = {
  booked: '예약',
  late: '아직 오지 않았어요',
  absent: '결석',
  arrived: '등원',
  left: '하원',
  unmarked: '하원 기록 없음',
  cancelled: '취소',
  refunded: '환불',
}

/** What parents read: the agit knows only that nothing is recorded (specification 6, section 10). */
export const parentStayLabels: Record<StayStateKind, string> = {
  ...stayStateLabels,
  late: '아직 등원 기록이 없어요',
}

/** Read until the child comes after all, so in place of 아직 오지 않았어요 and 결석 (specification 6, section 5). */
const RESTING = '쉼'

export const isResting = (state: StayState): boolean => 'isResting' in state && state.isResting

/** `labels`: the agit's, or those of parents. */
export const stayLabel = (state: StayState, labels = stayStateLabels): string =>
  isResting(state) ? RESTING : labels[state.kind]

export const isOngoing = ({ kind }: Pick<StayState, 'kind'>): boolean =>
  kind === 'booked' || kind === 'late' || kind === 'arrived'

/** After this a stay counts as late, or the child as staying too long. */
const GRACE_MIN = 10

/** All bookings of a stay are marked together, so the first value found counts for all. */
const first = <T>(stay: Stay, read: (booking: Stay['bookings'][number]) => T | undefined) =>
  stay.bookings.map(read).find((value) => value !== undefined)

export function arrivalOf({ bookings }: Stay): Date | undefined {
  const arrivals = bookings.flatMap(({ arrivedAt }) => arrivedAt ?? [])
  return arrivals.length > 0 ? min(arrivals) : undefined
}

export const departureOf = (stay: Stay): Date | undefined => first(stay, ({ leftAt }) => leftAt)

/** What the agit reads beside the label of a stay that is over: `13:04~17:02 · 보호자`, or why it was cancelled. */
export function staySummary(state: StayState): string {
  switch (state.kind) {
    case 'left': {
      const arrived = state.arrivedAt ? clockTime(state.arrivedAt) : ''
      const span = `${arrived}~${clockTime(state.leftAt)}`
      return state.leftWith === '' ? span : `${span} · ${state.leftWith}`
    }
    case 'arrived':
    case 'unmarked':
      return `등원 ${clockTime(state.arrivedAt)}`
    case 'cancelled':
      return state.reason
    default:
      return ''
  }
}

/** What was marked last, as the agit reads it: `{자녀} 하원 17:02`. */
export function doneWords(stay: Stay): string {
  const leftAt = departureOf(stay)
  const at = leftAt ?? arrivalOf(stay)
  const label = stayStateLabels[leftAt ? 'left' : 'arrived']
  return [stay.childName, label, at && clockTime(at)].filter(Boolean).join(' ')
}

function overMinutes({ endsAt }: Stay, now: Date): number | undefined {
  const minutes = differenceInMinutes(now, endsAt)
  return minutes >= GRACE_MIN ? minutes : undefined
}

function beforeArrival({ startsAt, endsAt }: Stay, now: Date, isResting: boolean): StayState {
  if (now >= endsAt) return { kind: 'absent', isResting }
  return now >= addMinutes(startsAt, GRACE_MIN)
    ? { kind: 'late', isResting }
    : { kind: 'booked', isResting }
}

/** What stands beside a stay's bookings; nothing of it by default. */
interface StayCircumstances {
  isRefunded?: boolean
  /** The parent has written that the child stays away. */
  isResting?: boolean
}

/** The state at `now`; a child never marked as departed counts as present until midnight in Seoul. */
export function stayState(
  stay: Stay,
  now: Date,
  { isRefunded = false, isResting = false }: StayCircumstances = {},
): StayState {
  const [{ cancelledAt }] = stay.bookings
  if (cancelledAt)
    return { kind: 'cancelled', reason: first(stay, ({ cancelReason }) => cancelReason) ?? '' }
  const arrivedAt = arrivalOf(stay)
  const leftAt = departureOf(stay)
  if (leftAt)
    return {
      kind: 'left',
      arrivedAt,
      leftAt,
      leftWith: first(stay, ({ leftWith }) => leftWith) ?? '',
    }
  if (arrivedAt)
    return dayOf(now) > dayOf(stay.startsAt)
      ? { kind: 'unmarked', arrivedAt }
      : { kind: 'arrived', arrivedAt, overMin: overMinutes(stay, now) }
  return isRefunded ? { kind: 'refunded' } : beforeArrival(stay, now, isResting)
}

export const isThere = (stay: Stay, now: Date): boolean => stayState(stay, now).kind === 'arrived'

export const ALONE = '혼자 귀가'

/** How the parent reads `leftWith`; empty when unknown. */
export function departureText(leftWith: string): string {
  if (leftWith === '') return ''
  return leftWith === ALONE ? '혼자 귀가했어요.' : `데려간 분: ${leftWith}`
}

export interface StayStep {
  status: 'booked' | 'arrived' | 'left'
  label: string
  at: Date | undefined
  isCurrent: boolean
}

/** 「돌봄 상황」 (specification 5, section 3). */
export function stayProgress(stay: Stay): readonly StayStep[] {
  const bookedAt = min(stay.bookings.map(({ createdAt }) => createdAt))
  const arrivedAt = arrivalOf(stay)
  const leftAt = departureOf(stay)
  return [
    { status: 'booked', label: '예약', at: bookedAt, isCurrent: !arrivedAt && !leftAt },
    {
      status: 'arrived',
      label: '등원',
      at: arrivedAt,
      isCurrent: arrivedAt !== undefined && !leftAt,
    },
    { status: 'left', label: '하원', at: leftAt, isCurrent: leftAt !== undefined },
  ]
}
