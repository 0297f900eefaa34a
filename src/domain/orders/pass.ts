import { hoursToMinutes } from 'date-fns/hoursToMinutes'
import { addDays, addMonthsToDay, daysBetween, formatDay } from '../dates/day'
import { optionTermsOf, type PlanKey, type PlanOptionCode, planOf, TIME_PASS_DAYS } from './plans'
import { FAMILY_DISCOUNT_PERCENT, namesFamilyDiscount, type PriceList } from './priceList'

/** Specification 4, section 7: `users/{uid}/passes/{id}`. */
export interface Pass {
  id: string
  planKey: PlanKey
  optionKey: PlanOptionCode
  label: string
  /** 0 is unlimited. */
  minutes: number
  startsOn: string
  expiresOn: string
  orderId: string
  at: Date
  by: string
  /** By which it was made longer, by an id of each (specification 7, section 10). */
  extended?: Readonly<Record<string, PassExtension>> | undefined
}

export interface PassExtension {
  days: number
  reason: string
  at: Date
  by: string
}

export type NewPass = Omit<Pass, 'at' | 'by' | 'extended'>

/** 0 is unlimited. */
export const minutesOfOption = (option: PlanOptionCode): number =>
  hoursToMinutes(optionTermsOf(option).hours)

/** The last day: time passes are valid for 30 days, others for a month. */
export const expiryOf = (plan: PlanKey, startsOn: string): string =>
  plan === 'timepass' ? addDays(startsOn, TIME_PASS_DAYS) : addMonthsToDay(startsOn, 1)

/** Valid on `today`, both ends included, not refunded (specification 4, section 4). */
export const isPassActive = (
  { startsOn, expiresOn, orderId }: Pick<Pass, 'startsOn' | 'expiresOn' | 'orderId'>,
  today: string,
  refundedOrderIds: ReadonlySet<string>,
): boolean => startsOn <= today && today <= expiresOn && !refundedOrderIds.has(orderId)

/** `D-12`, `D-DAY` on the last day, then `만료`. */
export function expiryLabel({ expiresOn }: Pass, today: string): string {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return '만료'
  return left === 0 ? 'D-DAY' : `D-${left}`
}

/** `2026.12.06(일)까지`, or `2026.11.02(월)에 끝났어요` */
export const expiryText = ({ expiresOn }: Pass, today: string): string =>
  expiresOn < today ? `${formatDay(expiresOn)}에 끝났어요` : `${formatDay(expiresOn)}까지`

/** A plan among the ordered that needs a 레귤러, with none ordered beside it and none active (specification 6, section 3). */
export const lacksRegular = (
  ordered: readonly PlanKey[],
  active: readonly Pick<Pass, 'planKey'>[],
): boolean =>
  ordered.some((plan) => planOf(plan).needsRegular) &&
  !ordered.includes('subscription') &&
  !active.some(({ planKey }) => planKey === 'subscription')

const FAMILY_CHILDREN = 2

/** The hint at the family plan for a monthly plan and two or more children (specification 4, section 5), else undefined. */
export function familyHint(
  active: readonly Pass[],
  childCount: number,
  list: PriceList,
): string | undefined {
  const has = (plan: PlanKey) => active.some(({ planKey }) => planKey === plan)
  if (childCount < FAMILY_CHILDREN || !has('subscription') || has('prepaid')) return undefined
  const offer = namesFamilyDiscount(list)
    ? `패밀리를 더하면 둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인돼요.`
    : '패밀리를 더할 수 있어요.'
  return `자녀가 ${childCount}명이에요. ${offer}`
}
