import { describe, expect, test } from 'vitest'
import {
  childrenToRefresh,
  type FollowedChild,
  refreshBatchSize,
} from '@/domain/account/childrenToRefresh'

const follow = (childId: string, isSoon = false): FollowedChild => ({
  uid: 'parent-1',
  childId,
  isSoon,
})
const names = (children: readonly FollowedChild[]) => children.map(({ childId }) => childId)

describe('childrenToRefresh', () => {
  const readAt: Record<string, number> = { a: 3000, b: 1000, c: 2000 }
  const at = ({ childId }: FollowedChild) => readAt[childId]

  test.each([
    ['those read longest ago come first', [follow('a'), follow('b'), follow('c')], 2, ['b', 'c']],
    ['a short list is read whole', [follow('a'), follow('b')], 4, ['b', 'a']],
    ['an urgent one goes first', [follow('a', true), follow('b'), follow('c')], 2, ['a', 'b']],
    ['one that is not shown is left out', [follow('hidden'), follow('c')], 4, ['c']],
    ['a child of two rides is read once', [follow('a'), follow('a', true)], 4, ['a']],
    ['in either order of its rides', [follow('a', true), follow('a')], 4, ['a']],
    ['an empty list stays empty', [], 4, []],
  ])('%s', (_, children, count, expected) => {
    expect(names(childrenToRefresh(children, at, count))).toEqual(expected)
  })

  test.each([
    [29_999, 'soon'],
    [30_001, 'late'],
  ])('a waiting child gets its turn: %d ms later than an urgent one', (later, first) => {
    const times: Record<string, number> = { soon: later, late: 0 }
    const children = [follow('late'), follow('soon', true)]
    expect(names(childrenToRefresh(children, ({ childId }) => times[childId], 1))).toEqual([first])
  })

  test('equal ids of two accounts are two children', () => {
    const other = { ...follow('a'), uid: 'parent-2' }
    expect(childrenToRefresh([follow('a'), other], at, 4)).toHaveLength(2)
  })
})

test('half as many children are read when none is urgent', () => {
  expect(refreshBatchSize([follow('a'), follow('b')], 4)).toBe(2)
  expect(refreshBatchSize([follow('a'), follow('b', true)], 4)).toBe(4)
})
