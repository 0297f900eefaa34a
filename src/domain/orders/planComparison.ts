import { type Plan, plans } from './plans'
import { isDiscounted, type PriceList } from './priceList'

interface ComparisonRow {
  feature: string
  values: readonly string[]
}

const row = (feature: string, read: (plan: Plan) => string): ComparisonRow => ({
  feature,
  values: plans.map(read),
})

/** `있음` where something of the plan is sold at the discounted price. */
export const siblingDiscount = ({ codes }: Plan, list: PriceList): '있음' | '없음' =>
  codes.some((code) => isDiscounted(list, code)) ? '있음' : '없음'

/** 「멤버십 비교」 (specifications 1, section 2, and 3, section 4). */
export const planComparison = (list: PriceList): readonly ComparisonRow[] => [
  row('픽업 포함', ({ pickup }) => pickup),
  row('우선 예약', ({ priorityBooking }) => priorityBooking),
  row('형제자매 할인', (plan) => siblingDiscount(plan, list)),
  row('이용 기간', ({ validity }) => validity),
]
