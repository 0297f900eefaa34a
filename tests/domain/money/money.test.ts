import { expect, it } from 'vitest'
import { formatKRW, formatNumber } from '@/domain/money/money'
import { fc } from '../../fastCheck'

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

it('groups digits as the numbers of Korea do', () => {
  const korean = new Intl.NumberFormat('ko-KR')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => formatNumber(value) === korean.format(value + 0)),
  )
})
