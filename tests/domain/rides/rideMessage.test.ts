import { expect, test } from 'vitest'
import { checkRideMessage, rideMessageKinds, rideMessageLabels } from '@/domain/rides/rideMessage'
import { reasonOf } from '../reasonOf'

test.each([
  { text: '', fine: false },
  { text: ' \n ', fine: false },
  { text: '가', fine: true },
  { text: '가'.repeat(200), fine: true },
  { text: ` ${'가'.repeat(200)} `, fine: true },
  { text: '가'.repeat(201), fine: false },
  // The rules count the units of a JavaScript string: this is 202.
  { text: '🚌'.repeat(101), fine: false },
])('a message of $text.length letters: $fine', ({ text, fine }) => {
  expect(reasonOf(checkRideMessage(text)) === undefined).toBe(fine)
})

test('what can be told', () => {
  expect(rideMessageKinds.map((kind) => rideMessageLabels[kind])).toEqual([
    '늦어요',
    '데려갈 분이 바뀌었어요',
    '약을 챙겨 주세요',
    '기타',
  ])
})
