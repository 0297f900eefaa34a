import { type PlanKey, planOf, TIME_PASS_DAYS } from '@/domain/orders/plans'
import {
  FAMILY_DISCOUNT_PERCENT,
  namesFamilyDiscount,
  type PlanOption,
  type PriceList,
} from '@/domain/orders/priceList'

interface PlanPitch {
  line: string
  points: (list: PriceList) => readonly string[]
  conditions: string
}

/** Specifications 1, section 9, and 3, section 4. */
export const planPitches: Record<PlanKey, PlanPitch> = {
  timepass: {
    line: '필요한 날에만 시간 단위로',
    points: () => [
      '평일에 이용해요',
      `${TIME_PASS_DAYS}일 안에 쓰면 돼요`,
      '픽업은 포함되지 않아요',
    ],
    conditions: `평일에만 이용할 수 있고, 산 날부터 ${TIME_PASS_DAYS}일 동안 쓸 수 있어요.`,
  },
  subscription: {
    line: '매일 오후를 꾸준하게',
    points: () => [
      planOf('subscription').usage,
      '인기 시간대도 우선 예약',
      '픽업은 필요할 때만 골라서',
    ],
    conditions: '간식과 픽업 비용은 별도예요.',
  },
  prepaid: {
    line: '형제자매가 함께라면',
    points: (list) => [
      namesFamilyDiscount(list)
        ? `둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인`
        : '한 집의 자녀를 더해요',
      '우선 예약을 함께 누려요',
      '레귤러 이용 중일 때 추가',
    ],
    conditions: '레귤러 멤버십을 이용 중일 때 더할 수 있어요. 간식과 픽업 비용은 별도예요.',
  },
}

/** Read after the price of the first option: 「25,000원 2시간권부터」. */
export const priceNotes: Record<PlanKey, (option: PlanOption) => string> = {
  timepass: ({ label }) => `${label}부터`,
  subscription: () => '한 달',
  prepaid: ({ usesADay }) => `자녀 ${usesADay}명 추가`,
}
