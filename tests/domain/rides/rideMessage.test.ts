import { expect, test } from 'vitest'
import { checkRideMessage, rideMessageKinds, rideMessageLabels } from '@/domain/rides/rideMessage'
import { reasonOf } from '../reasonOf'

const EMPTY = '내용을 입력해 주세요.'
const LONG = '내용은 200자까지 입력할 수 있어요.'

test.each([
  { text: '', reason: EMPTY },
  { text: ' \n ', reason: EMPTY },
  { text: '가', reason: undefined },
  { text: '가'.repeat(200), reason: undefined },
  { text: ` ${'가'.repeat(200)} `, reason: undefined },
  { text: '가'.repeat(201), reason: LONG },
  // The rules count UTF-16 units: 202.
  { text: '🚌'.repeat(101), reason: LONG },
])('a message of $text.length letters: $reason', ({ text, reason }) => {
  expect(reasonOf(checkRideMessage(text))).toBe(reason)
})

test('kinds of message', () => {
  expect(rideMessageKinds.map((kind) => rideMessageLabels[kind])).toEqual([
    '늦어요',
    '데려갈 분이 바뀌었어요',
    '약을 챙겨 주세요',
    '기타',
  ])
})
