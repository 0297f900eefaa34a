import { describe, expect, test } from 'vitest'
import { childrenInTurn, type FollowedChild, turnSize } from '@/domain/agit/childrenInTurn'

const follow = (childId: string, isSoon = false): FollowedChild => ({
  uid: 'parent-1',
  childId,
  isSoon,
})
const names = (children: readonly FollowedChild[]) => children.map(({ childId }) => childId)

describe('childrenInTurn', () => {
  const readAt: Record<string, number> = { a: 3000, b: 1000, c: 2000 }
  const at = ({ childId }: FollowedChild) => readAt[childId]

  test.each([
    ['those read longest ago come first', [follow('a'), follow('b'), follow('c')], 2, ['b', 'c']],
    ['a short list is read whole', [follow('a'), follow('b')], 4, ['b', 'a']],
    ['one of now goes before', [follow('a', true), follow('b'), follow('c')], 2, ['a', 'b']],
    ['one that is not shown is left out', [follow('hidden'), follow('c')], 4, ['c']],
    ['a child of two rides is read once', [follow('a'), follow('a', true)], 4, ['a']],
    ['whichever of its rides is named first', [follow('a', true), follow('a')], 4, ['a']],
    ['nobody is nobody', [], 4, []],
  ])('%s', (_, children, count, expected) => {
    expect(names(childrenInTurn(children, at, count))).toEqual(expected)
  })

  test.each([
    [29_999, 'soon'],
    [30_001, 'late'],
  ])('nobody waits for ever: %d ms later than one of now', (later, first) => {
    const times: Record<string, number> = { soon: later, late: 0 }
    const children = [follow('late'), follow('soon', true)]
    expect(names(childrenInTurn(children, ({ childId }) => times[childId], 1))).toEqual([first])
  })

  test('one account’s child is not another’s of the same id', () => {
    const other = { ...follow('a'), uid: 'parent-2' }
    expect(childrenInTurn([follow('a'), other], at, 4)).toHaveLength(2)
  })
})

test('half as many children are read while nobody deals with any of them now', () => {
  expect(turnSize([follow('a'), follow('b')], 4)).toBe(2)
  expect(turnSize([follow('a'), follow('b', true)], 4)).toBe(4)
})
