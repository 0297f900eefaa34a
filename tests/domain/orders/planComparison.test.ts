import { expect, test } from 'vitest'
import { planComparison } from '@/domain/orders/planComparison'
import { samplePrices } from '@/domain/orders/priceList'

test('four rows for the light, regular and family plan', () => {
  expect(
    planComparison(samplePrices.current).map(({ feature, values }) => [feature, ...values]),
  ).toEqual([
    ['픽업 포함', '없음', '선택', '선택'],
    ['우선 예약', '없음', '있음', '있음'],
    ['형제자매 할인', '없음', '없음', '있음'],
    ['이용 기간', '30일', '월 정기권 이용 기간', '월 정기권 이용 기간'],
  ])
})
