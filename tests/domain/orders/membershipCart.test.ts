import { expect, test } from 'vitest'
import {
  appendLine,
  type MembershipCartLine,
  membershipCartItem,
  membershipTotalKRW,
  removeLine,
} from '@/domain/orders/membershipCart'
import { offersOf, samplePrices } from '@/domain/orders/priceList'
import { fc } from '../../fastCheck'
import { anItem } from './anItem'

const items = offersOf(samplePrices.current).map(({ plan, option }) =>
  membershipCartItem(plan, option),
)
const [first] = items
const light = anItem('2h-25000')

test('an item has exactly the specified keys', () => {
  expect(first).toEqual({
    id: 'timepass/2h-25000',
    plan: 'timepass',
    option: '2h-25000',
    priceKRW: 25_000,
    title: '라이트 2시간권',
  })
})

test('an item may be on several lines, removed one by one', () => {
  const lines = appendLine(appendLine([], light), light)
  expect(lines.map(({ lineNumber }) => lineNumber)).toEqual([1, 2])
  expect(membershipTotalKRW(lines)).toBe(50_000)
  expect(removeLine(lines, 1)).toEqual([{ lineNumber: 2, item: light }])
  expect(removeLine(lines, 9)).toEqual(lines)
})

test('line numbers stay unique and the total is the sum', () => {
  const action = fc.oneof(
    fc.constantFrom(...items).map((item) => ({ item })),
    fc.nat(12).map((place) => ({ place })),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let lines: MembershipCartLine[] = []
      for (const each of actions) {
        const before = lines.length
        if ('item' in each) lines = appendLine(lines, each.item)
        else {
          const line = lines[each.place]
          if (line) lines = removeLine(lines, line.lineNumber)
        }
        expect(Math.abs(lines.length - before)).toBeLessThanOrEqual(1)
      }
      expect(new Set(lines.map(({ lineNumber }) => lineNumber)).size).toBe(lines.length)
      expect(membershipTotalKRW(lines)).toBe(
        lines.map(({ item }) => item.priceKRW).reduce((a, b) => a + b, 0),
      )
      expect(Number.isSafeInteger(membershipTotalKRW(lines))).toBe(true)
    }),
  )
})
