import type { Plan, PlanKey, PlanOption, PlanOptionCode } from './plans'

/** What was put into the cart (specification 1, section 3). */
export interface MembershipCartItem {
  id: string
  plan: PlanKey
  option: PlanOptionCode
  /** Whole won, as quoted when it was put in. */
  priceKRW: number
  title: string
}

/** A line of the cart; the same item may stand on several. */
export interface MembershipCartLine {
  /** Tells lines apart; never given twice within a cart. */
  lineNumber: number
  item: MembershipCartItem
}

/** The cart item of an option of a plan (specification 1, section 3). */
export const membershipCartItem = (plan: Plan, option: PlanOption): MembershipCartItem => ({
  id: `${plan.key}/${option.code}`,
  plan: plan.key,
  option: option.code,
  priceKRW: option.priceKRW,
  title: `${plan.name} ${option.label}`,
})

/** Every call appends a line, also of an item that is there already (specification 3, section 4). */
export function appendLine(
  lines: readonly MembershipCartLine[],
  item: MembershipCartItem,
): MembershipCartLine[] {
  const lineNumber = Math.max(0, ...lines.map((line) => line.lineNumber)) + 1
  return [...lines, { lineNumber, item }]
}

/** Takes one line out; its twins stay. */
export const removeLine = (
  lines: readonly MembershipCartLine[],
  lineNumber: number,
): MembershipCartLine[] => lines.filter((line) => line.lineNumber !== lineNumber)

/** What the whole cart costs, whole won. */
export const membershipTotalKRW = (lines: readonly MembershipCartLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.priceKRW, 0)
