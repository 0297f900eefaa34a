import { expect, test } from 'vitest'
import { isSameValue } from '@/repository/firestore/isSameValue'

test.each([
  ['keys in another order', { a: 1, b: { c: 2, d: null } }, { b: { d: null, c: 2 }, a: 1 }, true],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['maps in a list', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
  ['a list and a map', [1], { 0: 1 }, false],
  ['nothing and nothing', null, null, true],
  ['nothing and a map', null, {}, false],
])('%s', (_, a, b, isSame) => expect(isSameValue(a, b)).toBe(isSame))
