import { expect, test } from 'vitest'
import { floodingSenders } from '@/domain/staff/flood'

const sent = (by: string, count: number) => Array.from({ length: count }, () => by)
const flooding = (...rows: string[][]) => floodingSenders(rows.flat(), (by) => by, 3)

test('who sends more than the limit floods, most first; nobody known does not', () => {
  expect(flooding(sent('a', 3), sent('b', 4), sent('c', 5), sent('', 9))).toEqual(['c', 'b'])
})

test('no more than Firestore can leave out', () => {
  const senders = Array.from({ length: 12 }, (_, index) => sent(`s${index}`, 4 + index))
  expect(flooding(...senders)).toHaveLength(10)
  expect(flooding(...senders)).not.toContain('s1')
})
