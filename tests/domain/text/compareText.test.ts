import { expect, test } from 'vitest'
import { compareText } from '@/domain/text/compareText'

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
])('%s before %s: %i', (a, b, order) => {
  expect(compareText(a, b)).toBe(order)
})
