import { describe, expect, test } from 'vitest'
import {
  emptyMemberChild,
  memberChildProblems,
  movedChild,
  personProblems,
  tidyMemberChild,
} from '@/domain/memberChild'

const entry = {
  ...emptyMemberChild,
  name: ' 김  하준 ',
  allergens: [2, 99, 1],
  careNote: ' 멀미가 있어요. ',
}
const grandmother = { name: ' 최영숙 ', relation: ' 할머니 ', phone: '01012345678' }

describe('a child of a member', () => {
  test('has no health data without consent', () => {
    expect(tidyMemberChild(entry)).toMatchObject({ name: '김 하준', allergens: [], careNote: '' })
    expect(tidyMemberChild({ ...entry, healthConsentVersion: '1' })).toMatchObject({
      allergens: [1, 2],
      careNote: '멀미가 있어요.',
      healthConsentVersion: '1',
    })
  })

  test('keeps to the limits of its document', () => {
    const long = tidyMemberChild({
      ...entry,
      name: '가'.repeat(21),
      school: '가'.repeat(41),
      careNote: '가'.repeat(301),
      healthConsentVersion: '1',
      people: Array.from({ length: 5 }, () => ({ ...grandmother, relation: '가'.repeat(21) })),
    })
    expect([long.name.length, long.school.length, long.careNote.length]).toEqual([20, 40, 300])
    expect(long.people).toHaveLength(4)
    expect(long.people[0]).toEqual({
      name: '최영숙',
      relation: '가'.repeat(20),
      phone: '010-1234-5678',
    })
  })

  test('needs a name, and a birthday that has been', () => {
    expect(memberChildProblems({ ...entry, name: ' ' }, '2026-11-20')).toHaveProperty('name')
    expect(memberChildProblems({ ...entry, birthday: '2026-11-21' }, '2026-11-20')).toHaveProperty(
      'birthday',
    )
    expect(memberChildProblems({ ...entry, birthday: '2026-11-20' }, '2026-11-20')).toEqual({})
  })
})

test('who takes the child needs a name, a relation and a phone', () => {
  expect(personProblems(grandmother)).toEqual({})
  expect(Object.keys(personProblems({ name: ' ', relation: '', phone: '1' }))).toEqual([
    'name',
    'relation',
    'phone',
  ])
})

describe('a child that moves to the account', () => {
  const child = {
    id: 'child-3',
    name: '이하늘',
    birthDay: '2020-09-03',
    school: '성수유치원',
    allergens: [2],
    note: '멀미',
  }

  test('has the new id, and brings health data only with consent', () => {
    expect(movedChild(child, 'new-id', '')).toMatchObject({
      id: 'new-id',
      name: '이하늘',
      birthday: '2020-09-03',
      allergens: [],
      careNote: '',
    })
    expect(movedChild(child, 'new-id', '1')).toMatchObject({
      allergens: [2],
      careNote: '멀미',
      healthConsentVersion: '1',
    })
  })

  test('has the keys of its document and no others', () => {
    expect(Object.keys(movedChild(child, 'new-id', '')).sort()).toEqual(
      ['id', ...Object.keys(emptyMemberChild)].sort(),
    )
  })
})
