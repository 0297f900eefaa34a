import { expect, test } from 'vitest'
import { groupBy } from '@/domain/groupBy'

test('groups and items keep their order', () => {
  const groups = groupBy(['b1', 'a1', 'b2', 'c1', 'a2'], (item) => item.slice(0, 1))
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
    ['c', ['c1']],
  ])
  expect(groupBy([], String).size).toBe(0)
})
