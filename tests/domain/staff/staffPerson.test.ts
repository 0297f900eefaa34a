import { describe, expect, test } from 'vitest'
import {
  branchToShow,
  checkStaffBranches,
  checkStaffName,
  inOrderOfPeople,
  mayUse,
  type StaffPerson,
  type StaffScreen,
  tidyStaffEntry,
} from '@/domain/staff/staffPerson'
import { reasonOf } from '../reasonOf'

describe('what a role may use', () => {
  test.each<{ screen: StaffScreen; teacher: boolean }>([
    { screen: 'rides', teacher: true },
    { screen: 'care', teacher: true },
    { screen: 'inbox', teacher: true },
    { screen: 'programs', teacher: true },
    { screen: 'orders', teacher: false },
    { screen: 'suggestions', teacher: false },
    { screen: 'programSessions', teacher: false },
    { screen: 'content', teacher: false },
    { screen: 'people', teacher: false },
    { screen: 'passes', teacher: false },
    { screen: 'balance', teacher: false },
    { screen: 'recordedBy', teacher: false },
  ])('$screen: an owner, and a teacher: $teacher', ({ screen, teacher }) => {
    expect(mayUse('owner', screen)).toBe(true)
    expect(mayUse('teacher', screen)).toBe(teacher)
  })
})

describe('the branch that is shown', () => {
  const owner = { role: 'owner', branchIds: [] } as const
  const teacher = { role: 'teacher', branchIds: ['mapo', 'seocho'] } as const
  test.each([
    { who: 'an owner without a choice', rights: owner, chosen: '', shown: '' },
    { who: 'an owner with one', rights: owner, chosen: 'mapo', shown: 'mapo' },
    { who: 'a teacher without a choice', rights: teacher, chosen: '', shown: 'mapo' },
    { who: 'a teacher with one', rights: teacher, chosen: 'seocho', shown: 'seocho' },
    { who: 'a teacher with one of others', rights: teacher, chosen: 'seongsu', shown: 'mapo' },
    { who: 'a teacher of none', rights: { ...teacher, branchIds: [] }, chosen: 'mapo', shown: '' },
  ])('of $who is 「$shown」', ({ rights, chosen, shown }) => {
    expect(branchToShow(rights, chosen)).toBe(shown)
  })
})

test.each([
  { name: '김', ok: true },
  { name: '가'.repeat(20), ok: true },
  { name: ` ${'가'.repeat(20)} `, ok: true },
  { name: '가'.repeat(21), ok: false },
  { name: '', ok: false },
  { name: ' \u200b', ok: false },
])('the name 「$name」: $ok', ({ name, ok }) => {
  expect(checkStaffName(name)).toEqual(
    ok ? { ok } : { ok, reason: '이름을 20자까지 입력해 주세요.' },
  )
})

test('a teacher needs a branch, and has 20 at most', () => {
  const of = (count: number) => Array.from({ length: count }, (_, index) => `branch-${index}`)
  expect(reasonOf(checkStaffBranches({ role: 'teacher', branchIds: [] }))).toBe(
    '지점을 골라 주세요.',
  )
  expect(checkStaffBranches({ role: 'teacher', branchIds: of(20) }).ok).toBe(true)
  expect(reasonOf(checkStaffBranches({ role: 'teacher', branchIds: of(21) }))).toBe(
    '지점을 20곳까지 골라 주세요.',
  )
  expect(checkStaffBranches({ role: 'owner', branchIds: [] }).ok).toBe(true)
})

test('an owner is stored without branches, a name tidy', () => {
  expect(tidyStaffEntry({ name: ' 성수  쌤\n', role: 'owner', branchIds: ['mapo'] })).toEqual({
    name: '성수 쌤',
    role: 'owner',
    branchIds: [],
  })
  expect(
    tidyStaffEntry({ name: '성수쌤', role: 'teacher', branchIds: ['mapo'] }).branchIds,
  ).toEqual(['mapo'])
})

test('oneself stands first, then owners, then teachers, by name', () => {
  const person = (uid: string, role: StaffPerson['role']): StaffPerson => ({
    uid,
    name: uid,
    role,
    branchIds: [],
  })
  const people = [
    person('나', 'teacher'),
    person('다', 'owner'),
    person('가', 'teacher'),
    person('라', 'owner'),
    person('하', 'owner'),
  ]
  expect(inOrderOfPeople(people, '하').map(({ uid }) => uid)).toEqual([
    '하',
    '다',
    '라',
    '가',
    '나',
  ])
})
