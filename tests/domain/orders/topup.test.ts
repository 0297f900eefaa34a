import { describe, expect, test } from 'vitest'
import {
  DEFAULT_TOPUP_KRW,
  isTopupAmount,
  nextTopupId,
  type TopupItem,
  topupAmountOf,
  topupAmountsKRW,
  topupItem,
  topupTotalKRW,
} from '@/domain/orders/topup'
import { fc } from '../../fastCheck'

const listed: readonly number[] = topupAmountsKRW
const made = (id: string, amountKRW: number): TopupItem[] => {
  const result = topupItem(id, amountKRW)
  return result.ok ? [result.item] : []
}

test('four amounts, 100,000 by default', () => {
  expect(topupAmountsKRW).toEqual([50_000, 100_000, 200_000, 300_000])
  expect(DEFAULT_TOPUP_KRW).toBe(100_000)
})

test.each(topupAmountsKRW)('%i is paid without discount', (amountKRW) => {
  expect(topupItem('topup-1', amountKRW)).toEqual({
    ok: true,
    item: { id: 'topup-1', amountKRW, payableKRW: amountKRW, meta: { source: 'fixed' } },
  })
})

test.each([
  0,
  -50_000,
  49_999,
  50_001,
  99_999.5,
  150_000,
  400_000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%d is refused', (amountKRW) => {
  expect(topupItem('topup-1', amountKRW)).toEqual({ ok: false, reason: 'unlisted-amount' })
})

test('any unlisted number is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(...listed)), (amount) => {
      expect(topupItem('x', amount).ok).toBe(listed.includes(amount))
    }),
  )
})

describe('an amount in the address', () => {
  test.each([
    ['50000', 50_000],
    ['300000', 300_000],
  ])('%s is %i', (text, amount) => {
    expect(topupAmountOf(text)).toBe(amount)
  })

  test.each([
    null,
    '',
    ' ',
    '1',
    '0',
    '-50000',
    '+50000',
    '050000',
    '50000.0',
    '5e4',
    '0xC350',
    '50,000',
    ' 50000',
    '50000 ',
    '100001',
    '1'.repeat(400),
    'Infinity',
    '<script>',
  ])('%j is ignored', (text) => {
    expect(topupAmountOf(text)).toBeUndefined()
  })

  test('any text gives a listed amount or undefined', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = topupAmountOf(text)
        expect(amount === undefined || isTopupAmount(amount)).toBe(true)
      }),
    )
  })
})

test('a number as text is refused', () => {
  expect(isTopupAmount('100000')).toBe(false)
  expect(isTopupAmount(null)).toBe(false)
})

test('ids increase and are unique, whatever ids the cart has', () => {
  expect(nextTopupId([])).toBe('topup-1')
  const items = [...made('topup-3', 50_000), ...made('foreign', 50_000)]
  expect(nextTopupId(items)).toBe('topup-4')
  expect(
    nextTopupId(['topup-12', 'xtopup-50', 'topup-60x'].flatMap((id) => made(id, 50_000))),
  ).toBe('topup-13')
  fc.assert(
    fc.property(fc.array(fc.string()), (ids) => {
      const cart = ids.flatMap((id) => made(id, 50_000))
      expect(ids).not.toContain(nextTopupId(cart))
    }),
  )
})

test('the total is the sum of payable amounts', () => {
  const items = topupAmountsKRW.flatMap((amount) => made('x', amount))
  expect(topupTotalKRW(items)).toBe(650_000)
  expect(topupTotalKRW([])).toBe(0)
})
