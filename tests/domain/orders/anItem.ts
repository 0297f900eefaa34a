import { type MembershipCartItem, membershipCartItem } from '@/domain/orders/membershipCart'
import { type PlanOptionCode, planWith } from '@/domain/orders/plans'
import { type PlanOption, samplePrices, soldOption } from '@/domain/orders/priceList'

/** An option as the sample sells it. */
export function aSoldOption(code: PlanOptionCode): PlanOption {
  const option = soldOption(samplePrices.current, code)
  if (!option) throw new Error(`${code} is not sold.`)
  return option
}

/** A cart item as the sample sells it. */
export const anItem = (code: PlanOptionCode): MembershipCartItem =>
  membershipCartItem(planWith(code), aSoldOption(code))
