import { describe, expect, test } from 'vitest'
import { checkChildName, sampleChildren } from '@/domain/account/child'
import {
  addChild,
  ageOn,
  type ChildEntry,
  changeChild,
  checkBirthday,
  childLimits,
  emptyChildEntry,
  isSampleChild,
  removeChild,
  tidyChildEntry,
} from '@/domain/account/children'
import { fc } from '../../fastCheck'
import { reasonOf } from '../reasonOf'

const today = '2026-11-20'
const anEntry = (change: Partial<ChildEntry> = {}): ChildEntry => ({
  ...emptyChildEntry,
  name: '박지우',
  ...change,
})

describe('the list', () => {
  test('a new child is last', () => {
    const children = addChild(sampleChildren, 'new', anEntry())
    expect(children.map(({ id }) => id)).toEqual(['child-1', 'child-2', 'new'])
    expect(addChild(children, 'new', anEntry({ name: '다른 아이' }))).toBe(children)
  })

  test('a change keeps id and position', () => {
    const children = changeChild(sampleChildren, 'child-1', anEntry())
    expect(children[0]).toEqual({ ...anEntry(), id: 'child-1' })
    expect(children[1]).toBe(sampleChildren[1])
    expect(changeChild(sampleChildren, 'nobody', anEntry())).toEqual(sampleChildren)
  })

  test('removes one child', () => {
    expect(removeChild(sampleChildren, 'child-1').map(({ id }) => id)).toEqual(['child-2'])
    expect(removeChild(sampleChildren, 'nobody')).toEqual(sampleChildren)
  })

  test('ids stay unique after any changes', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'change', 'remove'),
      id: fc.constantFrom('child-1', 'child-2', 'a', 'b'),
      name: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const children = steps.reduce((list, { kind, id, name }) => {
          if (kind === 'add') return addChild(list, id, anEntry({ name }))
          if (kind === 'change') return changeChild(list, id, anEntry({ name }))
          return removeChild(list, id)
        }, sampleChildren)
        const ids = children.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('an entry', () => {
  test.each([
    ['', undefined],
    [today, undefined],
    ['2026-11-21', '생년월일은 오늘까지의 날짜로 입력해 주세요.'],
    ['2026-02-30', '생년월일은 오늘까지의 날짜로 입력해 주세요.'],
  ])('born on %j', (birthday, message) => {
    expect(reasonOf(checkBirthday(birthday, today))).toBe(message)
  })

  test('needs a name', () => {
    expect(reasonOf(checkChildName(' '))).toBe('자녀 이름을 입력해 주세요.')
    expect(checkChildName('하준').ok).toBe(true)
  })

  test('is tidied', () => {
    const entry = anEntry({
      name: '  박   지우 '.normalize('NFD'),
      allergens: [19, 2, 2, 0, 20],
      careNote: ' 첫 줄\n둘째 줄 ',
    })
    expect(tidyChildEntry(entry)).toMatchObject({
      name: '박 지우',
      allergens: [2, 19],
      careNote: '첫 줄\n둘째 줄',
    })
  })

  test('stays within its limits, and tidying twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const tidy = tidyChildEntry(anEntry({ name }))
        expect([...tidy.name].length).toBeLessThanOrEqual(childLimits.name)
        expect(tidyChildEntry(tidy)).toEqual(tidy)
      }),
    )
  })
})

test.each([
  ['2018-11-20', 8],
  ['2018-11-21', 7],
  ['2026-11-20', 0],
  ['2026-11-21', undefined],
  ['', undefined],
  ['2020-02-29', 6],
])('born on %j a child is %s', (birthday, age) => {
  expect(ageOn(birthday, today)).toBe(age)
})

test('a sample child is one until it is changed', () => {
  expect(sampleChildren.every(isSampleChild)).toBe(true)
  expect(isSampleChild({ ...anEntry(), id: 'child-1' })).toBe(false)
  expect(sampleChildren.some((child) => isSampleChild({ ...child, id: 'new' }))).toBe(false)
})
