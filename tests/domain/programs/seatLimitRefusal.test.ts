import { expect, test } from 'vitest'
import { seatLimitRefusal } from '@/domain/programs/seatLimitRefusal'

const seats = (sessionId: string, ...children: number[]) =>
  children.map((child) => ({ sessionId, childId: `child-${child}` }))
const REFUSED = '한 회차에는 4명까지 예약할 수 있어요.'

test.each([
  { wanted: seats('a', 1, 2, 3, 4), booked: [], refusal: undefined },
  { wanted: seats('a', 1, 2, 3, 4, 5), booked: [], refusal: REFUSED },
  { wanted: seats('a', 4), booked: seats('a', 1, 2, 3), refusal: undefined },
  { wanted: seats('a', 5), booked: seats('a', 1, 2, 3, 4), refusal: REFUSED },
  { wanted: seats('a', 4), booked: seats('a', 1, 2, 3, 4), refusal: undefined },
  { wanted: seats('b', 5), booked: seats('a', 1, 2, 3, 4), refusal: undefined },
  { wanted: seats('b', 1), booked: seats('a', 1, 2, 3, 4, 5), refusal: undefined },
  {
    wanted: seats('a', 5),
    booked: seats('a', 1, 2, 3, 4).map((seat) => ({ ...seat, cancelledAt: new Date() })),
    refusal: undefined,
  },
])('$wanted.length seats beside $booked.length of the account: $refusal', (row) => {
  expect(seatLimitRefusal(row.wanted, row.booked)).toBe(row.refusal)
})

test('one session at the family’s limit is enough to refuse', () => {
  const seat = (sessionId: string, childId: string) => ({ sessionId, childId })
  const booked = ['a', 'b', 'c', 'd'].map((childId) => seat('one', childId))
  expect(seatLimitRefusal([seat('one', 'e'), seat('two', 'e')], booked)).toBeDefined()
})
