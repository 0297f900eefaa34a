import { expect, it } from 'vitest'
import { Integer } from '@/repository/numericDocumentId'

it.each([
  ['2', '10', -1],
  ['10', '2', 1],
  ['7', '7', 0],
  ['-1', '0', -1],
  ['9223372036854775806', '9223372036854775807', -1],
  ['not a number', '0', 0],
])('orders %s and %s by value', (a, b, order) => {
  expect(Integer.fromString(a).compare(Integer.fromString(b))).toBe(order)
})
