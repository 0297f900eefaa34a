import { expect, test } from 'vitest'
import { sampleBranches } from '@/content/branches/branches'
import { branchOf } from '@/domain/places/branch'
import {
  checkBranchAddress,
  checkBranchName,
  checkBranchPhone,
  checkBranchStatus,
  checkDegrees,
  checkDistrict,
  checkHours,
  checkTips,
  checkWithin,
  documentOfBranch,
  newBranchId,
  spanOf,
  tipLines,
  typedHours,
} from '@/domain/places/branchDocument'

test.each(sampleBranches)('the document of $name gives the same branch', (branch) => {
  expect(branchOf(documentOfBranch(branch), branch)).toMatchObject(branch)
})

test('a new branch has the first number that no branch has', () => {
  expect(newBranchId(['seongsu'])).toBe('agit-1')
  expect(newBranchId(['agit-1', 'agit-3'])).toBe('agit-2')
})

test('hours are typed and read back, midnight at the end too', () => {
  for (const span of [
    null,
    { opensAtMin: 0, closesAtMin: 1440 },
    { opensAtMin: 720, closesAtMin: 1200 },
  ])
    expect(spanOf(typedHours(span))).toEqual(span)
  const isRight = (from: string, to: string) => checkHours({ isOpen: true, from, to }).ok
  expect(isRight('12:00', '12:01')).toBe(true)
  expect(isRight('12:00', '00:00')).toBe(true)
  expect(isRight('12:00', '12:00')).toBe(false)
  expect(isRight('', '12:00')).toBe(false)
  expect(checkHours({ isOpen: false, from: '', to: '' }).ok).toBe(true)
})

test('both sides of each limit', () => {
  const phones = ['', '02-000-0001', '1588-0000', '020000001', '002-000-00011', 'T02-000-0001']
  expect(phones.map((text) => checkBranchPhone(text).ok)).toEqual([
    ...[true, true, true, false, false, false],
  ])
  for (const [check, most] of [
    [checkBranchName, 20],
    [checkDistrict, 20],
    [checkBranchAddress, 100],
    [checkWithin(40), 40],
  ] as const)
    expect([most, most + 1].map((length) => check('가'.repeat(length)).ok)).toEqual([true, false])
  const degrees = ['90', '-90', '90.1', '', '서울'].map((text) => checkDegrees(90)(text).ok)
  expect(degrees).toEqual([true, true, false, false, false])
  expect(tipLines(' 가 \n\n나')).toEqual(['가', '나'])
  const tips = ['가\n'.repeat(5), '가\n'.repeat(6), '가'.repeat(100), '가'.repeat(101)]
  expect(tips.map((text) => checkTips(text).ok)).toEqual([true, false, true, false])
})

test('a branch with bookings ahead stays open', () => {
  const close = { before: 'open', after: 'closed' } as const
  expect(checkBranchStatus(close, 0).ok).toBe(true)
  expect(checkBranchStatus(close, 3)).toEqual({
    ok: false,
    reason: '남은 예약 3건이 있어요. 먼저 휴무로 정해 주세요.',
  })
  expect(checkBranchStatus(close, undefined).ok).toBe(false)
  expect(checkBranchStatus({ before: 'closed', after: 'open' }, 3).ok).toBe(true)
  expect(checkBranchStatus({ before: undefined, after: 'preparing' }, undefined).ok).toBe(true)
})

test('says what is missing or wrong', () => {
  const hours = (from: string, to: string) => checkHours({ isOpen: true, from, to })
  expect(
    [
      checkBranchName(''),
      checkDistrict(''),
      checkBranchAddress(''),
      checkBranchPhone('1'),
      checkBranchPhone(' 02-000-0001 '),
      checkBranchPhone('  '),
      checkDegrees(90)('서울'),
      checkDegrees(180)('  '),
      checkTips('가\n'.repeat(6)),
      checkTips(`가\n${'가'.repeat(101)}`),
      hours('12:00', ''),
      hours('12:00', '11:00'),
      checkBranchStatus({ before: 'open', after: 'closed' }, undefined),
    ].map((answer) => (answer.ok ? '' : answer.reason)),
  ).toEqual([
    '이름을 입력해 주세요.',
    '구를 입력해 주세요.',
    '주소를 입력해 주세요.',
    '전화번호를 02-000-0000처럼 입력해 주세요.',
    '',
    '',
    '-90부터 90까지의 수를 입력하거나 지도에서 골라 주세요.',
    '-180부터 180까지의 수를 입력하거나 지도에서 골라 주세요.',
    '5줄까지 적을 수 있어요.',
    '한 줄에 100자까지 적을 수 있어요.',
    '여는 시간과 닫는 시간을 입력해 주세요.',
    '닫는 시간은 여는 시간보다 늦어야 해요.',
    '남은 예약을 아직 확인하지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
  ])
  expect(typedHours(null)).toEqual({ isOpen: false, from: '', to: '' })
})
