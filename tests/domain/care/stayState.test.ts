import { expect, test } from 'vitest'
import { type Stay, staysOf } from '@/domain/care/stay'
import {
  departureText,
  parentStayLabels,
  stayLabel,
  stayState,
  stayStateLabels,
} from '@/domain/care/stayState'
import type { SessionBooking } from '@/domain/programs/programSession'
import { aCareBooking, onCareDay } from './aCareBooking'

/** One stay from 13:00 to 17:00. */
function aStay(change: Partial<SessionBooking> = {}): Stay {
  const [stay] = staysOf([
    aCareBooking(change),
    aCareBooking({ startsAt: onCareDay('15:00'), slot: '2', ...change }),
  ])
  if (!stay) throw new Error('The bookings adjoin no more.')
  return stay
}

const came = { arrivedAt: onCareDay('13:04') }
const nextDay = new Date('2026-11-25T00:00:00+09:00')

test.each([
  ['before it begins', {}, onCareDay('09:00'), '예약'],
  ['up to 10 minutes after the start', {}, onCareDay('13:09'), '예약'],
  ['from 10 minutes after the start', {}, onCareDay('13:10'), '아직 오지 않았어요'],
  ['in its second session', {}, onCareDay('16:59'), '아직 오지 않았어요'],
  ['at the end', {}, onCareDay('17:00'), '결석'],
  ['the day after', {}, nextDay, '결석'],
  ['with an arrival', came, onCareDay('13:04'), '등원'],
  ['late in the evening', came, onCareDay('23:59'), '등원'],
  ['after the day', came, nextDay, '하원 기록 없음'],
  [
    'with a departure',
    { ...came, leftAt: onCareDay('15:10'), leftWith: '보호자' },
    onCareDay('15:11'),
    '하원',
  ],
  [
    'cancelled',
    { cancelledAt: onCareDay('10:00'), cancelReason: '눈' },
    onCareDay('13:30'),
    '취소',
  ],
])('a stay %s', (_, change, now, label) => {
  expect(stayStateLabels[stayState(aStay(change), now).kind]).toBe(label)
})

test('parents read that nothing is recorded, not that the child did not come', () => {
  expect(parentStayLabels).toEqual({ ...stayStateLabels, late: '아직 등원 기록이 없어요' })
})

test.each([
  ['before it begins', {}, '09:00', '쉼'],
  ['when it would be late', {}, '13:10', '쉼'],
  ['when it would be absent', {}, '17:00', '쉼'],
  ['when it comes after all', came, '13:30', '등원'],
  ['when it is cancelled', { cancelledAt: onCareDay('10:00') }, '13:30', '취소'],
])('a child that was said to stay away reads, %s, %s', (_, change, time, label) => {
  const state = stayState(aStay(change), onCareDay(time), { isResting: true })
  expect(stayLabel(state)).toBe(label)
  expect(stayLabel(state, parentStayLabels)).toBe(label)
})

test('others read what is recorded', () => {
  const late = stayState(aStay(), onCareDay('13:10'))
  expect(stayLabel(late)).toBe('아직 오지 않았어요')
  expect(stayLabel(late, parentStayLabels)).toBe('아직 등원 기록이 없어요')
})

test('a refund cancels future stays only', () => {
  expect(stayState(aStay(), onCareDay('12:00'), { isRefunded: true })).toEqual({ kind: 'refunded' })
  expect(stayState(aStay(came), onCareDay('14:00'), { isRefunded: true }).kind).toBe('arrived')
})

test.each([
  ['16:59', undefined],
  ['17:09', undefined],
  ['17:10', 10],
  ['17:35', 35],
])('a child still present at %s', (now, overMin) => {
  expect(stayState(aStay(came), onCareDay(now))).toEqual({
    kind: 'arrived',
    arrivedAt: onCareDay('13:04'),
    overMin,
  })
})

test('a state has its times and texts', () => {
  const left = { ...came, leftAt: onCareDay('15:10'), leftWith: '박순자(할머니)' }
  expect(stayState(aStay(left), onCareDay('16:00'))).toEqual({
    kind: 'left',
    arrivedAt: onCareDay('13:04'),
    leftAt: onCareDay('15:10'),
    leftWith: '박순자(할머니)',
  })
  expect(
    stayState(aStay({ cancelledAt: onCareDay('10:00'), cancelReason: '눈' }), onCareDay('12:00')),
  ).toEqual({
    kind: 'cancelled',
    reason: '눈',
  })
})

test('missing texts are empty', () => {
  const cancelled = stayState(aStay({ cancelledAt: onCareDay('10:00') }), onCareDay('12:00'))
  const left = stayState(aStay({ ...came, leftAt: onCareDay('15:10') }), onCareDay('16:00'))
  expect([cancelled, left]).toMatchObject([{ reason: '' }, { leftWith: '' }])
})

test.each([
  ['', ''],
  ['혼자 귀가', '혼자 귀가했어요.'],
  ['박순자(할머니)', '데려간 분: 박순자(할머니)'],
  ['도담 픽업', '데려간 분: 도담 픽업'],
])('the taker: %s', (leftWith, words) => {
  expect(departureText(leftWith)).toBe(words)
})
