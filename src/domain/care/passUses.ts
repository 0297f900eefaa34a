import { addDays } from '../dates/day'
import type { Order } from '../orders/order'
import { expiryLabel, type Pass } from '../orders/pass'
import { refundedOrderIds } from '../orders/paymentEffects'
import { optionTermsOf, planOf } from '../orders/plans'
import { acceptIf, type RuleResult } from '../rule'
import { compareText } from '../text/compareText'
import { MINUTES_A_USE } from './careLimits'

/** One child in one care session (specification 5, sections 1 and 6: `users/{uid}/passes/{passId}/uses/{slot}`). */
export interface PassUse {
  slot: string
  sessionId: string
  bookingId: string
  childId: string
  createdAt: Date
}

/** Slots have at most four digits. */
const USES_MAX = 9999

type UsablePass = Pick<Pass, 'optionKey' | 'minutes'>

export function usesOfPass({ optionKey, minutes }: UsablePass) {
  const { usesADay } = optionTermsOf(optionKey)
  return usesADay === undefined
    ? { per: 'pass', count: Math.min(USES_MAX, Math.floor(minutes / MINUTES_A_USE)) }
    : { per: 'day', count: usesADay }
}

/** The slots that a use on `day` can take: `1`, `2`, … or per day `20261130`, `20261130-2`. */
export function slotsOf(pass: UsablePass, day: string): string[] {
  const { per, count } = usesOfPass(pass)
  const stamp = day.replaceAll('-', '')
  const dayOrNumber = (index: number) => {
    if (per === 'pass') return `${index + 1}`
    return index === 0 ? stamp : `${stamp}-${index + 1}`
  }
  return Array.from({ length: count }, (_, index) => dayOrNumber(index))
}

export function freePassSlots(
  pass: UsablePass,
  day: string,
  uses: readonly Pick<PassUse, 'slot'>[],
): string[] {
  const taken = new Set(uses.map(({ slot }) => slot))
  return slotsOf(pass, day).filter((slot) => !taken.has(slot))
}

/** Only passes with a total can be used up, daily ones never. */
export const isUsedUp = (
  pass: UsablePass,
  uses: readonly Pick<PassUse, 'slot'>[] | undefined,
): boolean => uses !== undefined && freePassSlots(pass, '', uses).length === 0

/** `2회` or `하루 1회` */
export function usesText(pass: UsablePass): string {
  const { per, count } = usesOfPass(pass)
  return per === 'day' ? `하루 ${count}회` : `${count}회`
}

export const USES_UNKNOWN = '남은 횟수를 확인하지 못했어요.'

/** `2회 남음` or `하루 1회`; `uses` is undefined while not loaded. */
export function usesLabel(
  pass: UsablePass,
  uses: readonly Pick<PassUse, 'slot'>[] | undefined,
): string {
  if (usesOfPass(pass).per === 'day') return usesText(pass)
  return uses ? `${freePassSlots(pass, '', uses).length}회 남음` : USES_UNKNOWN
}

/** `라이트 4시간권 · 2회 남음 · D-12` */
export const passOptionLabel = (
  pass: Pass,
  uses: readonly Pick<PassUse, 'slot'>[] | undefined,
  today: string,
): string => `${pass.label} · ${usesLabel(pass, uses)} · ${expiryLabel(pass, today)}`

type UsesOf = (passId: string) => readonly PassUse[] | undefined

/** Passes that can book care, soonest expiry first: not expired, order paid, not used up as far as the uses are known. */
const passesForCare = (
  all: readonly Pass[],
  today: string,
  refunded: ReadonlySet<string>,
  usesOf: UsesOf = () => undefined,
): Pass[] =>
  all
    .filter(
      (pass) =>
        today <= pass.expiresOn && !refunded.has(pass.orderId) && !isUsedUp(pass, usesOf(pass.id)),
    )
    .sort((a, b) => compareText(keyOf(a), keyOf(b)))

const keyOf = ({ expiresOn, startsOn, id }: Pass): string => [expiresOn, startsOn, id].join(' ')

export const isDayOfPass = (
  { startsOn, expiresOn }: Pick<Pass, 'startsOn' | 'expiresOn'>,
  day: string,
): boolean => startsOn <= day && day <= expiresOn

/** The last day that 우선 예약 opens today, even if the pass expires before it. */
export const windowEnd = ({ planKey }: Pick<Pass, 'planKey'>, today: string): string =>
  addDays(today, planOf(planKey).windowDays)

/** The first day on which 우선 예약 opens a day. */
export const opensOn = ({ planKey }: Pick<Pass, 'planKey'>, day: string): string =>
  addDays(day, -planOf(planKey).windowDays)

export function lastOpenDay(pass: Pick<Pass, 'planKey' | 'expiresOn'>, today: string): string {
  const end = windowEnd(pass, today)
  return end < pass.expiresOn ? end : pass.expiresOn
}

const lastOpenDayOf = (
  passes: readonly Pick<Pass, 'planKey' | 'expiresOn'>[],
  today: string,
): string | undefined =>
  passes
    .map((pass) => lastOpenDay(pass, today))
    .sort()
    .at(-1)

/** The passes of a family for booking care; the uses of `candidates` are to be read. */
export function carePasses(passes: readonly Pass[], orders: readonly Order[], today: string) {
  const refunded = refundedOrderIds(orders)
  const candidates = passesForCare(passes, today, refunded)
  return {
    candidates,
    withUses: (usesOf: UsesOf) => ({
      passes,
      refundedOrderIds: refunded,
      usesOf,
      /** Soonest expiry first. */
      offered: passesForCare(passes, today, refunded, usesOf),
      /** The last day that any pass opens, whatever its uses; undefined without a pass. */
      openUntil: lastOpenDayOf(candidates, today),
    }),
  }
}

export const isDayBookable = (
  pass: Pick<Pass, 'planKey' | 'startsOn' | 'expiresOn'>,
  day: string,
  today: string,
): boolean => today <= day && day <= windowEnd(pass, today) && isDayOfPass(pass, day)

/** A 패밀리 pass needs a 레귤러 pass of the account on that day; `all`: every pass of the account. */
export const checkRegular = (
  { planKey }: Pick<Pass, 'planKey'>,
  day: string,
  all: readonly Pass[],
  refunded: ReadonlySet<string>,
): RuleResult =>
  acceptIf(
    !planOf(planKey).needsRegular ||
      all.some(
        (pass) =>
          pass.planKey === 'subscription' && isDayOfPass(pass, day) && !refunded.has(pass.orderId),
      ),
    '레귤러 이용권이 있는 날만 쓸 수 있어요.',
  )
