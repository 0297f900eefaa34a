import { type Plan, plans } from './plans'

interface ComparisonRow {
  feature: string
  values: readonly string[]
}

const row = (feature: string, read: (plan: Plan) => string): ComparisonRow => ({
  feature,
  values: plans.map(read),
})

/** 「멤버십 비교」 (specifications 1, section 2, and 3, section 4). */
export const planComparison: readonly ComparisonRow[] = [
  row('픽업 포함', ({ pickup }) => pickup),
  row('우선 예약', ({ priorityBooking }) => priorityBooking),
  row('형제자매 할인', ({ siblingDiscount }) => siblingDiscount),
  row('이용 기간', ({ validity }) => validity),
]
