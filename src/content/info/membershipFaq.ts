import { formatKRW } from '@/domain/money'
import { planOf, TIME_PASS_DAYS } from '@/domain/orders/plans'
import {
  comingPriceText,
  FAMILY_DISCOUNT_PERCENT,
  namesFamilyDiscount,
  soldOptions,
} from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'

interface Question {
  question: string
  answer: string
  /** Ends the answer with a link to the terms. */
  namesTerms?: true
}

/** Specifications 1, section 9, and 3, section 4. */
export const membershipFaq = (prices: DayPrices): readonly Question[] => [
  {
    question: '시간권은 언제까지 쓸 수 있나요?',
    answer: `산 날부터 1개월(${TIME_PASS_DAYS}일) 동안 평일에 쓸 수 있어요. ${timePassNames(prices)} 픽업은 포함되지 않아요.`,
  },
  {
    question: '월 정기권은 얼마나 자주 이용하나요?',
    answer: '주 5회까지, 한 번에 최대 2시간 이용할 수 있어요.',
  },
  {
    question: '간식과 픽업 비용도 들어 있나요?',
    answer:
      '간식과 픽업은 별도예요. 월 정기권과 패밀리는 픽업을 필요할 때만 골라 더할 수 있고, 시간권에는 픽업이 없어요.',
  },
  {
    question: '형제자매도 함께 이용하면 할인되나요?',
    answer: siblingAnswer(prices),
  },
  {
    question: '환불은 어떻게 하나요?',
    answer: '이용 전이거나 다음 결제일 전이면 환불할 수 있어요.',
    namesTerms: true,
  },
  {
    question: '우선 예약은 무엇인가요?',
    answer: `찾는 분이 많은 시간대를 먼저 예약할 수 있는 혜택이에요. 레귤러와 패밀리는 ${planOf('subscription').windowDays}일 뒤까지, 라이트는 ${planOf('timepass').windowDays}일 뒤까지 돌봄을 예약할 수 있어요.`,
  },
]

function timePassNames({ list }: DayPrices): string {
  const names = soldOptions(list, 'timepass').map(({ label }) => label)
  return names.length === 0 ? '지금은 판매하지 않고,' : `${names.join(', ')}이 있고,`
}

function siblingAnswer({ list, comingList }: DayPrices): string {
  const sold = soldOptions(list, 'prepaid')
  if (sold.length === 0) return '지금은 패밀리를 판매하지 않아요.'
  const sums = sold.map(
    ({ usesADay, priceKRW }) => `자녀 ${usesADay}명을 추가하면 월 ${formatKRW(priceKRW)}`,
  )
  const coming = sold.flatMap(({ code, usesADay }) => {
    const change = comingPriceText(list, comingList, code)
    return change ? [`자녀 ${usesADay}명은 ${change}`] : []
  })
  return [
    namesFamilyDiscount(list)
      ? `네, 패밀리는 둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인돼요.`
      : '패밀리로 자녀를 더할 수 있어요.',
    `${sums.join(', ')}이에요.`,
    ...(coming.length > 0 ? [`(${coming.join(', ')})`] : []),
    '이용 중인 레귤러 멤버십이 있어야 더할 수 있어요.',
  ].join(' ')
}
