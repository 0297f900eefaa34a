import { formatKRW } from '../money/money'
import type { PlanOption } from './plans'

/** An option's price as it is read: `25,000원`, or `월 59,000원` when it is paid every month (specification 3, section 4). */
export const formatOptionPrice = ({ priceKRW, isMonthly }: PlanOption): string =>
  isMonthly ? `월 ${formatKRW(priceKRW)}` : formatKRW(priceKRW)
