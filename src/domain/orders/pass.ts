import { hoursToMinutes } from 'date-fns/hoursToMinutes'
import { addDays, addMonthsToDay, daysBetween, formatDay } from '../dates/day'
import {
  FAMILY_DISCOUNT_PERCENT,
  type PlanKey,
  type PlanOptionCode,
  planOptionOf,
  TIME_PASS_DAYS,
} from './plans'

/** What a member may use (specification 4, section 7: `users/{uid}/passes/{id}`). */
export interface Pass {
  id: string
  planKey: PlanKey
  optionKey: PlanOptionCode
  label: string
  /** 0 is unlimited. */
  minutes: number
  /** First and last day, `yyyy-mm-dd` in Seoul. */
  startsOn: string
  expiresOn: string
  orderId: string
  at: Date
  by: string
}

/** A pass as the agit writes it; the server adds when, the session who. */
export type NewPass = Omit<Pass, 'at' | 'by'>

/** Minutes of a pass; 0 is unlimited. */
export const minutesOfOption = (option: PlanOptionCode): number =>
  hoursToMinutes(planOptionOf(option).hours)

/** The last day of a pass that starts on a day: time passes hold 30 days, the others a month. */
export const expiryOf = (plan: PlanKey, startsOn: string): string =>
  plan === 'timepass' ? addDays(startsOn, TIME_PASS_DAYS) : addMonthsToDay(startsOn, 1)

/** Is a pass good on day `today`? Its first and last day count; that of a refunded order counts no more (section 4). */
export const isPassActive = (
  { startsOn, expiresOn, orderId }: Pick<Pass, 'startsOn' | 'expiresOn' | 'orderId'>,
  today: string,
  refundedOrderIds: ReadonlySet<string>,
): boolean => startsOn <= today && today <= expiresOn && !refundedOrderIds.has(orderId)

/** `D-12`, on the last day `D-DAY`, `만료` afterwards. */
export function expiryLabel({ expiresOn }: Pass, today: string): string {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return '만료'
  return left === 0 ? 'D-DAY' : `D-${left}`
}

/** `2026.12.06(일)까지`, or `2026.11.02(월)에 끝났어요`. */
export const expiryText = ({ expiresOn }: Pass, today: string): string =>
  expiresOn < today ? `${formatDay(expiresOn)}에 끝났어요` : `${formatDay(expiresOn)}까지`

const FAMILY_CHILDREN = 2

/**
 * The hint at the family plan, for a parent with a monthly subscription and two or more children (specification 4, section 5);
 * undefined for others, and for who has the family plan already. `active` are the passes that are good today.
 */
export function familyHint(active: readonly Pass[], childCount: number): string | undefined {
  const has = (plan: PlanKey) => active.some(({ planKey }) => planKey === plan)
  if (childCount < FAMILY_CHILDREN || !has('subscription') || has('prepaid')) return undefined
  return `자녀가 ${childCount}명이에요. 패밀리를 더하면 둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인돼요.`
}
