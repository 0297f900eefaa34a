import { expect, test } from 'vitest'
import { formatKRW } from '@/domain/money'
import { planOptionCodes, plans } from '@/domain/orders/plans'
import { offersOf, samplePrices } from '@/domain/orders/priceList'

test('the published table', () => {
  const rows = offersOf(samplePrices.current).map(
    ({ plan: { key, name }, option: { code, label, priceKRW } }) => [
      key,
      name,
      code,
      label,
      formatKRW(priceKRW),
    ],
  )
  expect(rows).toEqual([
    ['timepass', '라이트', '2h-25000', '2시간권', '25,000원'],
    ['timepass', '라이트', '4h-45000', '4시간권', '45,000원'],
    ['subscription', '레귤러', 'm-59000', '월 정기권', '59,000원'],
    ['prepaid', '패밀리', 'pre-100', '자녀 1명 추가 (20% 할인)', '47,200원'],
    ['prepaid', '패밀리', 'pre-200', '자녀 2명 추가 (20% 할인)', '94,400원'],
  ])
})

test('every option is sold by one plan', () => {
  const sold = plans.flatMap(({ codes }) => codes)
  expect(sold.toSorted()).toEqual(planOptionCodes.toSorted())
})
