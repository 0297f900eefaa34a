import { formatKRW } from '../money'
import type { PlanOption } from './priceList'

/** `25,000원`, or `월 59,000원` for a monthly price (specification 3, section 4). */
export const formatOptionPrice = ({
  priceKRW,
  isMonthly,
}: Pick<PlanOption, 'priceKRW' | 'isMonthly'>): string =>
  isMonthly ? `월 ${formatKRW(priceKRW)}` : formatKRW(priceKRW)
