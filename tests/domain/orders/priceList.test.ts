import { describe, expect, test } from 'vitest'
import {
  addableCodes,
  changedCodes,
  checkOptionPrice,
  checkSoldCount,
  comingPriceText,
  isDiscounted,
  isPriceRise,
  namesFamilyDiscount,
  type OptionPrices,
  offersOf,
  optionLabel,
  samplePrices,
  soldOptions,
} from '@/domain/orders/priceList'
import { priceNotice } from '@/domain/orders/priceNotice'
import { inSeoul } from '../rides/aRide'

const { current } = samplePrices
const from = inSeoul('2026-12-15T00:00')
const list = (options: OptionPrices) => ({ options: { ...current.options, ...options }, from })
const without = (...codes: string[]) => ({
  options: Object.fromEntries(
    Object.entries(current.options).filter(([code]) => !codes.includes(code)),
  ),
  from,
})

describe('the discount of the family plan', () => {
  test('is named only where the price is four fifths of as many monthly passes', () => {
    expect(optionLabel(current, 'pre-100')).toBe('자녀 1명 추가 (20% 할인)')
    expect(optionLabel(list({ 'pre-100': 47_210 }), 'pre-100')).toBe('자녀 1명 추가')
    expect(optionLabel(list({ 'm-59000': 60_000 }), 'pre-200')).toBe('자녀 2명 추가')
    expect(isDiscounted(without('m-59000'), 'pre-100')).toBe(false)
    expect(optionLabel(current, '2h-25000')).toBe('2시간권')
    expect(optionLabel(current, 'm-59000')).toBe('월 정기권')
  })

  test('is named of the plan where all that is sold has it', () => {
    expect(namesFamilyDiscount(current)).toBe(true)
    expect(namesFamilyDiscount(list({ 'pre-100': 47_210 }))).toBe(false)
    expect(namesFamilyDiscount(without('pre-100'))).toBe(true)
    expect(namesFamilyDiscount(without('pre-100', 'pre-200'))).toBe(false)
  })
})

test('what is sold stands in the order of plans', () => {
  expect(offersOf(list({ 't-6': 62_000 })).map(({ option }) => option.code)).toEqual([
    '2h-25000',
    '4h-45000',
    't-6',
    'm-59000',
    'pre-100',
    'pre-200',
  ])
  expect(soldOptions(without('m-59000'), 'subscription')).toEqual([])
})

test('what the first prices do not have may be added', () => {
  expect(addableCodes).toEqual(['t-6', 't-10', 't-20'])
})

test('each option that changes says what comes', () => {
  const coming = list({ '2h-25000': 27_000 })
  expect(comingPriceText(current, coming, '2h-25000')).toBe('12.15(화)부터 27,000원')
  expect(comingPriceText(current, coming, '4h-45000')).toBeUndefined()
  expect(comingPriceText(current, without('4h-45000'), '4h-45000')).toBe(
    '12.15(화)부터 팔지 않아요',
  )
  expect(comingPriceText(current, undefined, '2h-25000')).toBeUndefined()
})

test('a rise is a higher price of what is sold', () => {
  expect(isPriceRise(current.options, list({ '2h-25000': 25_010 }).options)).toBe(true)
  expect(isPriceRise(current.options, list({ '2h-25000': 24_990 }).options)).toBe(false)
  expect(isPriceRise(current.options, list({ 't-6': 62_000 }).options)).toBe(false)
  expect(isPriceRise(current.options, without('2h-25000').options)).toBe(false)
  expect(changedCodes(current.options, list({ 't-6': 62_000 }).options)).toEqual(['t-6'])
})

test('a price is 1,000 to 10,000,000 won in tens, and something is sold', () => {
  const range = '1,000원부터 10,000,000원까지 적어 주세요.'
  for (const price of [undefined, 999, 10_000_001])
    expect(checkOptionPrice(price)).toEqual({ ok: false, reason: range })
  for (const price of [1_000, 10_000_000]) expect(checkOptionPrice(price)).toEqual({ ok: true })
  expect(checkOptionPrice(25_005)).toEqual({ ok: false, reason: '10원 단위로 적어 주세요.' })
  expect(checkSoldCount(0)).toEqual({ ok: false, reason: '하나 이상 팔아야 해요.' })
  expect(checkSoldCount(1)).toEqual({ ok: true })
})

test('the notice names old and new of what changes', () => {
  const next = {
    ...without('4h-45000'),
    options: { ...without('4h-45000', 'pre-100').options, 'pre-200': 95_000, 't-6': 62_000 },
  }
  expect(priceNotice(current, next, '2026-11-28')).toEqual({
    kind: '운영',
    title: '이용권 가격이 12.15(화)부터 바뀌어요',
    body: [
      '- 라이트 4시간권: 45,000원 → 판매하지 않음',
      '- 패밀리 자녀 1명 추가 (20% 할인): 47,200원 → 판매하지 않음',
      '- 패밀리 자녀 2명 추가: 94,400원 → 95,000원',
      '- 라이트 6시간권: 판매하지 않음 → 62,000원',
      '',
      '이미 주문한 이용권은 주문할 때의 가격 그대로이고, 팔지 않게 된 이용권도 계속 쓸 수 있어요.',
    ].join('\n'),
    branchId: '',
    day: '2026-11-28',
  })
})
