import { expect, test } from 'vitest'
import { type Stay, staysOf } from '@/domain/care/stay'
import {
  canMessageAbout,
  checkRideMessage,
  isReportedAbsent,
  lateText,
  lateTimes,
  messageHint,
  messageKinds,
  messagesOfStay,
  rideMessageKinds,
  rideMessageLabels,
  subjectOfRide,
  subjectOfStay,
} from '@/domain/rides/booked/rideMessage'
import { aCareBooking, onCareDay } from '../../care/aCareBooking'
import { reasonOf } from '../../reasonOf'
import { aRide } from '../aRide'
import { aRideMessage } from '../aRideMessage'

const EMPTY = '내용을 입력해 주세요.'
const longBy = (more: number) => `200자까지 적을 수 있어요. ${more}자를 줄여 주세요.`

test.each([
  { text: '', reason: EMPTY },
  { text: ' \n ', reason: EMPTY },
  { text: '가', reason: undefined },
  { text: '가'.repeat(200), reason: undefined },
  { text: ` ${'가'.repeat(200)} `, reason: undefined },
  { text: '가'.repeat(201), reason: longBy(1) },
  // The rules count UTF-16 units: 202.
  { text: '🚌'.repeat(101), reason: longBy(2) },
])('a message of $text.length letters: $reason', ({ text, reason }) => {
  expect(reasonOf(checkRideMessage(text, 'other'))).toBe(reason)
})

test('kinds of message', () => {
  expect(rideMessageKinds.map((kind) => rideMessageLabels[kind])).toEqual([
    '늦어요',
    '데려갈 분이 바뀌었어요',
    '약을 챙겨 주세요',
    '기타',
  ])
})

test('of care there is one kind more', () => {
  expect(messageKinds.map((kind) => rideMessageLabels[kind])).toEqual([
    '늦어요',
    '쉬어요',
    '데려갈 분이 바뀌었어요',
    '약을 챙겨 주세요',
    '기타',
  ])
})

test.each([
  ['late', ''],
  ['late', ' \u3000'],
  ['absent', ''],
] as const)('of kind %s %j is enough', (kind, text) => {
  expect(reasonOf(checkRideMessage(text, kind))).toBeUndefined()
})

test.each(['late', 'absent'] as const)('of kind %s it is no longer than others', (kind) => {
  expect(reasonOf(checkRideMessage('가'.repeat(200), kind))).toBeUndefined()
  expect(reasonOf(checkRideMessage('가'.repeat(201), kind))).toBe(longBy(1))
})

test.each(['person', 'medicine', 'other'] as const)('of kind %s words are needed', (kind) => {
  expect(reasonOf(checkRideMessage('', kind))).toBe(EMPTY)
})

test('how late the child is, in one press', () => {
  expect(lateTimes.map(lateText)).toEqual(['10분 늦어요.', '20분 늦어요.', '30분 이상 늦어요.'])
})

test('what to write about medicine', () => {
  expect(messageHint('medicine')).toBe('약 이름, 양, 시간을 적어 주세요.')
  expect(messageHint('late')).toBe('200자까지 적을 수 있어요.')
})

/** From 13:00 to 17:00. */
function aStay(change: Parameters<typeof aCareBooking>[0] = {}): Stay {
  const [stay] = staysOf([
    aCareBooking({ id: 'first', ...change }),
    aCareBooking({ id: 'second', startsAt: onCareDay('15:00'), slot: '2', ...change }),
  ])
  if (!stay) throw new Error('The bookings adjoin no more.')
  return stay
}

test('what it is about: a ride or the first booking of a stay, and the branch', () => {
  expect(subjectOfRide(aRide({ id: 'ride-7', branchId: 'mapo' }))).toEqual({
    rideId: 'ride-7',
    bookingId: '',
    sessionId: '',
    branchId: 'mapo',
  })
  expect(subjectOfStay(aStay())).toEqual({
    rideId: '',
    bookingId: 'first',
    sessionId: 'care-seongsu_20261124_1300',
    branchId: 'seongsu',
  })
})

test.each([
  ['before it begins', {}, '09:00', true],
  ['while the child is there', { arrivedAt: onCareDay('13:04') }, '16:59', true],
  ['after its end', {}, '17:00', false],
  ['once the child has left', { leftAt: onCareDay('15:00') }, '15:01', false],
  ['once it is cancelled', { cancelledAt: onCareDay('10:00') }, '12:00', false],
])('a message about a stay, %s: %s at %s', (_, change, time, isPossible) => {
  expect(canMessageAbout(aStay(change), onCareDay(time))).toBe(isPossible)
})

const about = (bookingId: string, kind: (typeof messageKinds)[number], minute: number) =>
  aRideMessage({
    id: `${bookingId} ${minute}`,
    rideId: '',
    bookingId,
    kind,
    createdAt: onCareDay(`12:${minute}`),
  })

test('messages of a stay are those about any of its bookings, the newest first', () => {
  const messages = [
    about('second', 'medicine', 10),
    about('another', 'late', 20),
    about('first', 'other', 30),
    aRideMessage(),
  ]
  expect(messagesOfStay(messages, aStay()).map(({ id }) => id)).toEqual(['first 30', 'second 10'])
})

test.each([
  ['nothing', [], false],
  ['that it stays away', [about('first', 'absent', 10)], true],
  ['of another stay', [about('another', 'absent', 10)], false],
  ['that it is late', [about('first', 'late', 10)], false],
  [
    'that it stays away, then of medicine',
    [about('first', 'absent', 10), about('first', 'other', 20)],
    true,
  ],
  [
    'that it stays away, then that it is late',
    [about('first', 'absent', 10), about('first', 'late', 20)],
    false,
  ],
])('a child rests after the messages %s', (_, messages, isResting) => {
  expect(isReportedAbsent(messages, aStay())).toBe(isResting)
})
