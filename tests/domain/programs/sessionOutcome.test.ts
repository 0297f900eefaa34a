import { expect, test } from 'vitest'
import { areAllBooked, noOutcome, outcomeMessage } from '@/domain/programs/sessionOutcome'

test.each([
  { outcome: { booked: 2 }, message: '2건을 예약했어요.', all: true },
  {
    outcome: { booked: 2, gone: 1 },
    message: '2건을 예약했어요. 마감된 1건은 다른 시간을 골라 주세요.',
    all: false,
  },
  {
    outcome: { gone: 2 },
    message: '방금 마감된 시간이 있어요. 다른 시간을 골라 주세요.',
    all: false,
  },
  { outcome: { repeated: 1 }, message: '이미 예약한 시간이에요.', all: false },
  {
    outcome: { booked: 1, repeated: 1 },
    message: '1건을 예약했어요.\n이미 예약한 시간이에요.',
    all: false,
  },
  {
    outcome: { booked: 1, usedUp: 1 },
    message: '1건을 예약했어요.\n이용권에 남은 횟수가 부족해요.',
    all: false,
  },
  { outcome: { unpaid: 1 }, message: '이용권이 환불됐어요.', all: false },
  { outcome: {}, message: undefined, all: false },
])('the message after $outcome', ({ outcome, message, all }) => {
  expect(outcomeMessage({ ...noOutcome, ...outcome })).toBe(message)
  expect(areAllBooked({ ...noOutcome, ...outcome })).toBe(all)
})
