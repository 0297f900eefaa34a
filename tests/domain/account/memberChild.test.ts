import { describe, expect, test } from 'vitest'
import {
  checkChildCount,
  checkPersonName,
  checkRelation,
  emptyMemberChild,
  movedChild,
  tidyMemberChild,
} from '@/domain/account/memberChild'
import { reasonOf } from '../reasonOf'

const entry = {
  ...emptyMemberChild,
  name: ' 김  하준 ',
  allergens: [2, 99, 1],
  careNote: ' 멀미가 있어요. ',
}
const grandmother = { name: ' 최영숙 ', relation: ' 할머니 ', phone: '01012345678' }

const ids = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index + from}` }))

test.each([
  { known: 19, added: ids(1, 20), refusal: undefined },
  { known: 20, added: ids(1, 21), refusal: '자녀는 20명까지 등록할 수 있어요.' },
  { known: 18, added: ids(3, 19), refusal: '자녀는 20명까지 등록할 수 있어요.' },
  { known: 20, added: ids(1, 20), refusal: undefined },
  { known: 22, added: ids(1, 22), refusal: undefined },
])('$added.length children beside $known of the account: $refusal', ({ known, added, refusal }) => {
  expect(reasonOf(checkChildCount(ids(known), added))).toBe(refusal)
})

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
})

test('a person needs a name and a relation', () => {
  expect([checkPersonName('최영숙').ok, checkRelation('할머니').ok]).toEqual([true, true])
  expect(reasonOf(checkPersonName(' '))).toBe('이름을 입력해 주세요.')
  expect(reasonOf(checkRelation(''))).toBe('관계를 입력해 주세요.')
})

describe('a child that moves to the account', () => {
  const child = {
    id: 'child-3',
    name: '이하늘',
    birthday: '2020-09-03',
    school: '성수유치원',
    allergens: [2],
    careNote: '멀미',
  }

  test('has the new id, and health data only with consent', () => {
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

  test('has exactly the keys of its document', () => {
    expect(Object.keys(movedChild(child, 'new-id', '')).sort()).toEqual(
      ['id', ...Object.keys(emptyMemberChild)].sort(),
    )
  })
})
