import { expect, test } from 'vitest'
import { chunk } from '@/domain/groupBy'

test.each<[number, number[][]]>([
  [1, [[1], [2], [3]]],
  [2, [[1, 2], [3]]],
  [3, [[1, 2, 3]]],
  [4, [[1, 2, 3]]],
])('parts of %i', (size, parts) => {
  expect(chunk([1, 2, 3], size)).toEqual(parts)
})

test('nothing has no parts', () => {
  expect(chunk([], 2)).toEqual([])
})
