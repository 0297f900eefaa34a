import { expect, test } from 'vitest'
import { samplePrices } from '@/domain/orders/priceList'
import { priceNotice } from '@/domain/orders/priceNotice'
import { inSeoul } from '../rides/aRide'

const held = samplePrices.current
const { '2h-25000': _, ...withoutTwoHours } = held.options

test('names old and new of what changes, of all branches', () => {
  const next = {
    options: { ...withoutTwoHours, 'm-59000': 62_000, 't-10': 100_000 },
    from: inSeoul('2026-12-15T00:00'),
  }
  expect(priceNotice(held, next, '2026-11-28')).toEqual({
    kind: '운영',
    title: '이용권 가격이 12.15(화)부터 바뀌어요',
    body: [
      '- 라이트 2시간권: 25,000원 → 판매하지 않음\n- 레귤러 월 정기권: 59,000원 → 62,000원\n- 라이트 10시간권: 판매하지 않음 → 100,000원',
      '이미 주문한 이용권은 주문할 때의 가격 그대로이고, 팔지 않게 된 이용권도 계속 쓸 수 있어요.',
    ].join('\n\n'),
    branchId: '',
    day: '2026-11-28',
  })
})

test('an option is called as it is sold from then on, one that ends as it was', () => {
  const from = inSeoul('2026-12-15T00:00')
  const dearer = { options: { ...held.options, 'pre-100': 50_000 }, from }
  expect(priceNotice(held, dearer, '2026-11-28').body).toContain(
    '- 패밀리 자녀 1명 추가: 47,200원 → 50,000원',
  )
  const { 'pre-100': __, ...ended } = held.options
  expect(priceNotice(held, { options: ended, from }, '2026-11-28').body).toContain(
    '- 패밀리 자녀 1명 추가 (20% 할인): 47,200원 → 판매하지 않음',
  )
})
