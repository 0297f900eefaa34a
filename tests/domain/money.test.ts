import { expect, it } from 'vitest'
import { formatKRW, formatNumber } from '@/domain/money'
import { typedKRW } from '@/domain/text/typedNumber'
import { fc } from '../fastCheck'

it.each([
  [0, '0원'],
  [-0, '0원'],
  [999, '999원'],
  [1000, '1,000원'],
  [59_000, '59,000원'],
  [1_234_567, '1,234,567원'],
  [-1000, '-1,000원'],
  [-100, '-100원'],
])('reads %d as %s', (priceKRW, read) => {
  expect(formatKRW(priceKRW)).toBe(read)
})

it.each([
  ['6000', 6000],
  ['1,000원', 1000],
  [' 1 000 ', 1000],
  [' ６，０００원 ', 6000],
  ['\u202a6,000\u202c원\ufeff', 6000],
  ['0', 0],
  ['', undefined],
  ['-6000', undefined],
  ['6.5', undefined],
  ['육천', undefined],
  ['원1000', undefined],
  ['1원000', undefined],
  ['₩1000', undefined],
  ['1000won', undefined],
  ['1234567890', undefined],
])('the amount typed: %j', (typed, amountKRW) => {
  expect(typedKRW(typed)).toBe(amountKRW)
})

it('groups digits as the numbers of Korea do', () => {
  const korean = new Intl.NumberFormat('ko-KR')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === korean.format(value + 0)),
  )
})
