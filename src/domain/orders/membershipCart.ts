import { type Plan, type PlanKey, type PlanOptionCode, planOf } from './plans'
import { type PlanOption, type PriceList, soldOption } from './priceList'

/** Specification 1, section 3. */
export interface MembershipCartItem {
  id: string
  plan: PlanKey
  option: PlanOptionCode
  /** Whole won, at the time it was added. */
  priceKRW: number
  title: string
}

export interface MembershipCartLine {
  lineNumber: number
  item: MembershipCartItem
}

export const membershipCartItem = (plan: Plan, option: PlanOption): MembershipCartItem => ({
  id: membershipCode(plan, option.code),
  plan: plan.key,
  option: option.code,
  priceKRW: option.priceKRW,
  title: `${plan.name} ${option.label}`,
})

export const membershipCode = (plan: Pick<Plan, 'key'>, code: PlanOptionCode): string =>
  `${plan.key}/${code}`

/** An item with name and price of today; undefined: it is not sold any more. */
export function itemOfToday(
  item: MembershipCartItem,
  list: PriceList,
): MembershipCartItem | undefined {
  const option = soldOption(list, item.option)
  return option && membershipCartItem(planOf(item.plan), option)
}

/** Always adds a line, also for an item that is in the cart already (specification 3, section 4). */
export function appendLine(
  lines: readonly MembershipCartLine[],
  item: MembershipCartItem,
): MembershipCartLine[] {
  const lineNumber = Math.max(0, ...lines.map((line) => line.lineNumber)) + 1
  return [...lines, { lineNumber, item }]
}

export const removeLine = (
  lines: readonly MembershipCartLine[],
  lineNumber: number,
): MembershipCartLine[] => lines.filter((line) => line.lineNumber !== lineNumber)

export const membershipTotalKRW = (lines: readonly MembershipCartLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.priceKRW, 0)
