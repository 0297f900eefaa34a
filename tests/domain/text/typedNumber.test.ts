import { expect, test } from 'vitest'
import { typedNumber } from '@/domain/text/typedNumber'

test.each([
  ['12', 12],
  ['１２', 12],
  [' 1,000 명 ', 1000],
  ['1，0００명', 1000],
  ['999999999', 999_999_999],
  ['0', 0],
])('%j is the number %i', (text, number) => {
  expect(typedNumber(text, '명')).toBe(number)
})

test.each(['', '명', '열둘', '1.5', '-1', '1e3', '0x10', '12원', '명12', '1234567890'])(
  '%j is none',
  (text) => {
    expect(typedNumber(text, '명')).toBeUndefined()
  },
)
