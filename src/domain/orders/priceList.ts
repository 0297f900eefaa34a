import { type Dated, fromDayText, type Schedule } from '../dates/schedule'
import { formatKRW } from '../money'
import { acceptIf, type RuleResult, rejected } from '../rule'
import {
  type OptionTerms,
  optionTermsOf,
  type Plan,
  type PlanKey,
  type PlanOptionCode,
  planOf,
  planOptionCodes,
  plans,
} from './plans'

export type OptionPrices = Readonly<Partial<Record<PlanOptionCode, number>>>

/** What is sold from a day on (specification 7, section 10): whole won, VAT included, by option. */
export interface PriceList extends Dated {
  options: OptionPrices
}

export type Prices = Schedule<PriceList>

export interface PlanOption extends OptionTerms {
  priceKRW: number
}

/** What holds while there is no `settings/prices` (specification 3, section 4). */
export const samplePrices: Prices = {
  current: {
    options: {
      '2h-25000': 25_000,
      '4h-45000': 45_000,
      'm-59000': 59_000,
      'pre-100': 47_200,
      'pre-200': 94_400,
    },
    from: new Date(0),
  },
  next: null,
  past: [],
}

/** Those that the first prices do not have: sold once the agit has added them. */
export const addableCodes: readonly PlanOptionCode[] = planOptionCodes.filter(
  (code) => samplePrices.current.options[code] === undefined,
)

export const FAMILY_DISCOUNT_PERCENT = 20

/** Is the price of an added child the discounted one of as many monthly passes? No price is 0. */
export function isDiscounted({ options }: PriceList, code: PlanOptionCode): boolean {
  const { usesADay = 0 } = optionTermsOf(code)
  const { 'm-59000': monthlyKRW = 0 } = options
  return options[code] === (monthlyKRW * usesADay * (100 - FAMILY_DISCOUNT_PERCENT)) / 100
}

/** Are all prices of the family plan that are sold discounted ones? Only then a discount is named. */
export const namesFamilyDiscount = (list: PriceList): boolean => {
  const sold = planOf('prepaid').codes.filter((code) => list.options[code] !== undefined)
  return sold.length > 0 && sold.every((code) => isDiscounted(list, code))
}

export const optionLabel = (list: PriceList, code: PlanOptionCode): string =>
  optionTermsOf(code).label +
  (isDiscounted(list, code) ? ` (${FAMILY_DISCOUNT_PERCENT}% 할인)` : '')

/** The option as it is sold; undefined: it is not. */
export function soldOption(list: PriceList, code: PlanOptionCode): PlanOption | undefined {
  const priceKRW = list.options[code]
  return priceKRW === undefined
    ? undefined
    : { ...optionTermsOf(code), label: optionLabel(list, code), priceKRW }
}

/** What is sold of a plan, in its order. */
export const soldOptions = (list: PriceList, key: PlanKey): PlanOption[] =>
  planOf(key).codes.flatMap((code) => soldOption(list, code) ?? [])

/** All that is sold, plan by plan. */
export const offersOf = (list: PriceList): { plan: Plan; option: PlanOption }[] =>
  plans.flatMap((plan) => soldOptions(list, plan.key).map((option) => ({ plan, option })))

/** `12.15(화)부터 27,000원`, `12.15(화)부터 팔지 않아요`; undefined: it stays as it is. */
export function comingPriceText(
  list: PriceList,
  coming: PriceList | undefined,
  code: PlanOptionCode,
): string | undefined {
  if (!coming || coming.options[code] === list.options[code]) return undefined
  const priceKRW = coming.options[code]
  return `${fromDayText(coming)} ${priceKRW === undefined ? '팔지 않아요' : formatKRW(priceKRW)}`
}

/** The option's codes that differ between two lists. */
export const changedCodes = (a: OptionPrices, b: OptionPrices): PlanOptionCode[] =>
  planOptionCodes.filter((code) => a[code] !== b[code])

/** Would something that is sold cost more? */
export const isPriceRise = (from: OptionPrices, to: OptionPrices): boolean =>
  planOptionCodes.some((code) => (to[code] ?? 0) > (from[code] ?? Number.POSITIVE_INFINITY))

const PRICE_MIN_KRW = 1000
const PRICE_MAX_KRW = 10_000_000
const PRICE_STEP_KRW = 10

/** A typed price of an option that is sold; undefined: no whole number. */
export function checkOptionPrice(priceKRW: number | undefined): RuleResult {
  if (priceKRW === undefined || priceKRW < PRICE_MIN_KRW || priceKRW > PRICE_MAX_KRW)
    return rejected(`${formatKRW(PRICE_MIN_KRW)}부터 ${formatKRW(PRICE_MAX_KRW)}까지 적어 주세요.`)
  return acceptIf(priceKRW % PRICE_STEP_KRW === 0, `${PRICE_STEP_KRW}원 단위로 적어 주세요.`)
}

export const checkSoldCount = (count: number): RuleResult =>
  acceptIf(count > 0, '하나 이상 팔아야 해요.')

/** `25,000원`, or `월 59,000원` for a monthly price (specification 3, section 4). */
export const formatOptionPrice = ({
  priceKRW,
  isMonthly,
}: Pick<PlanOption, 'priceKRW' | 'isMonthly'>): string =>
  isMonthly ? `월 ${formatKRW(priceKRW)}` : formatKRW(priceKRW)
