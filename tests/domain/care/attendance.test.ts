import { expect, test } from 'vitest'
import {
  aloneQuestion,
  canCancelStay,
  careStepLabel,
  checkCancelReason,
  checkTakerName,
  countUses,
  hasTakenStep,
  isOnList,
  leftWithOf,
  nextAttendance,
  personLabel,
  takersOf,
  undoableStep,
} from '@/domain/care/attendance'
import { type Stay, staysOf } from '@/domain/care/stay'
import { doneWords } from '@/domain/care/stayState'
import type { SessionBooking } from '@/domain/programs/programSession'
import { reasonOf } from '../reasonOf'
import { aCareBooking, onCareDay } from './aCareBooking'

/** A stay from 13:00 to 15:00. */
function aStay(change: Partial<SessionBooking> = {}): Stay {
  const [stay] = staysOf([aCareBooking(change)])
  if (!stay) throw new Error('A care booking is no stay.')
  return stay
}

const came = { arrivedAt: onCareDay('13:04') }
const left = { ...came, leftAt: onCareDay('14:50'), leftWith: '보호자' }
const cancelled = { cancelledAt: onCareDay('10:00'), cancelReason: '눈' }
const dayBefore = new Date('2026-11-23T23:59:00+09:00')
const dayAfter = new Date('2026-11-25T00:00:00+09:00')

test.each([
  ['the day before', {}, dayBefore, undefined],
  ['early in the morning', {}, onCareDay('00:00'), 'arrive'],
  ['after it came', came, onCareDay('13:05'), 'leave'],
  ['late in the evening', came, onCareDay('23:59'), 'leave'],
  ['after the day', came, dayAfter, undefined],
  ['after it left', left, onCareDay('15:00'), undefined],
  ['cancelled', cancelled, onCareDay('13:00'), undefined],
])('the next step %s', (_, change, now, step) => {
  expect(nextAttendance(aStay(change), now)).toBe(step)
})

test.each([
  ['nothing was marked', {}, onCareDay('13:00'), undefined],
  ['just came', came, onCareDay('13:05'), 'arrive'],
  ['15 minutes later', came, onCareDay('13:19'), 'arrive'],
  ['16 minutes later', came, onCareDay('13:20'), undefined],
  ['just left', left, onCareDay('14:51'), 'leave'],
  ['long gone', left, onCareDay('15:06'), undefined],
  [
    'after midnight',
    { arrivedAt: onCareDay('23:50') },
    new Date('2026-11-25T00:05:00+09:00'),
    'arrive',
  ],
  ['cancelled', { ...came, ...cancelled }, onCareDay('13:05'), undefined],
])('what can be undone: %s', (_, change, now, step) => {
  expect(undoableStep(aStay(change), now)).toBe(step)
})

test.each([
  ['before it begins', {}, dayBefore, true],
  ['while the child has not come', {}, onCareDay('14:59'), true],
  ['at its end', {}, onCareDay('15:00'), false],
  ['with the child there', came, onCareDay('13:05'), false],
  ['cancelled', cancelled, onCareDay('12:00'), false],
])('the agit can cancel: %s', (_, change, now, can) => {
  expect(canCancelStay(aStay(change), now)).toBe(can)
})

test('a stay takes a use for each booking with a pass', () => {
  const both = staysOf([aCareBooking(), aCareBooking({ startsAt: onCareDay('15:00') })])
  expect(both.map(countUses)).toEqual([2])
  expect(countUses(aStay({ passId: undefined }))).toBe(0)
})

const grandmother = { name: '박순자', relation: '할머니', phone: '010-0000-0041' }

test('persons are offered between the parent and the rest', () => {
  expect(
    takersOf([grandmother, { ...grandmother, relation: ' ' }]).map(({ kind, label }) => [
      kind,
      label,
    ]),
  ).toEqual([
    ['guardian', '보호자'],
    ['person', '박순자(할머니)'],
    ['person', '박순자'],
    ['pickup', '도담 픽업'],
    ['alone', '혼자 귀가'],
    ['other', '그 밖의 분'],
  ])
})

test('two persons with one label are two choices', () => {
  const ids = takersOf([grandmother, grandmother]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['guardian', '보호자'],
  ['person-0', '박순자(할머니)'],
  ['pickup', '도담 픽업'],
  ['alone', '혼자 귀가'],
  ['other', '박선영 이웃'],
])('leftWith of %s', (id, label) => {
  const taker = takersOf([grandmother]).find((each) => each.id === id)
  expect(taker && leftWithOf(taker, ' 박선영  이웃 ')).toBe(label)
})

test('the longest person label is kept whole', () => {
  const label = personLabel({ name: '가'.repeat(20), relation: '나'.repeat(20) })
  expect(label).toHaveLength(42)
})

test.each([
  ['', '이름을 입력해 주세요.'],
  ['\u{3000}', '이름을 입력해 주세요.'],
  ['가'.repeat(20), undefined],
  ['가'.repeat(21), '20자까지 적을 수 있어요. 1자를 줄여 주세요.'],
])('another person’s name: %s', (name, reason) => {
  expect(reasonOf(checkTakerName(name))).toBe(reason)
})

test.each([
  [' ', '사유를 입력해 주세요.'],
  ['가'.repeat(60), undefined],
  ['가'.repeat(61), '60자까지 적을 수 있어요. 1자를 줄여 주세요.'],
])('the reason of a cancellation: %s', (text, reason) => {
  expect(reasonOf(checkCancelReason(text))).toBe(reason)
})

test.each([
  [{ kind: 'arrive' } as const, '등원'],
  [{ kind: 'leave', leftWith: '보호자' } as const, '하원(보호자)'],
  [{ kind: 'undo', step: 'arrive' } as const, '등원 되돌리기'],
  [{ kind: 'undo', step: 'leave' } as const, '하원 되돌리기'],
  [{ kind: 'returnUses' } as const, '이용권 돌려주기'],
])('%j has the label %s', (step, label) => {
  expect(careStepLabel(step)).toBe(label)
})

test.each([
  [{ kind: 'arrive' } as const, {}, false],
  [{ kind: 'arrive' } as const, came, true],
  [{ kind: 'leave', leftWith: '보호자' } as const, came, false],
  [{ kind: 'leave', leftWith: '보호자' } as const, left, true],
  [{ kind: 'leave', leftWith: '혼자 귀가' } as const, left, false],
  [{ kind: 'undo', step: 'arrive' } as const, came, false],
  [{ kind: 'undo', step: 'arrive' } as const, {}, true],
  [{ kind: 'undo', step: 'leave' } as const, left, false],
  [{ kind: 'undo', step: 'leave' } as const, came, true],
  [{ kind: 'returnUses' } as const, {}, false],
])('%j is taken by a stay of %j: %s', (step, change, isTaken) => {
  expect(hasTakenStep(aStay(change), step)).toBe(isTaken)
})

test('a departure is done once every session has it', () => {
  const other = { startsAt: onCareDay('15:00'), ...left, leftWith: '도담 픽업' }
  const [stay] = staysOf([aCareBooking(left), aCareBooking(other)])
  expect(stay?.bookings).toHaveLength(2)
  expect(stay && hasTakenStep(stay, { kind: 'leave', leftWith: '보호자' })).toBe(false)
})

test.each([
  ['one child', ['김하준'], '보호자가 혼자 귀가에 동의했나요?'],
  ['two', ['김하준', '김서연'], '김하준, 김서연: 보호자가 혼자 귀가에 동의했나요?'],
])('alone home, %s', (_, names, question) => {
  expect(aloneQuestion(names.map((childName) => ({ childName })))).toBe(question)
})

test('a person of one child may be on a sibling’s list; guardians need not be', () => {
  const grandmother = { name: '최영숙', relation: '할머니', phone: '010-0000-0041' }
  const uncle = { ...grandmother, name: '제갈민', relation: '삼촌' }
  const takers = takersOf([grandmother])
  const isOn = takers.map((taker) => [taker.label, isOnList(taker, [uncle])])
  expect(isOn.filter(([, is]) => !is)).toEqual([['최영숙(할머니)', false]])
  expect(takers.every((taker) => isOnList(taker, [uncle, grandmother]))).toBe(true)
})

test.each([
  [came, '김하준 등원 13:04'],
  [left, '김하준 하원 14:50'],
])('the strip says what was marked last', (change, words) => {
  expect(doneWords(aStay({ childName: '김하준', ...change }))).toBe(words)
})
