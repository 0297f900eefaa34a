import { expect, test } from 'vitest'
import { careAheadOfOrder } from '@/domain/care/careOfOrder'
import { aCareBooking, at } from './aCareBooking'

test.each([
  ['ahead', {}, true],
  ['begun', { startsAt: at('12:00') }, false],
  ['after the arrival', { arrivedAt: at('11:55') }, false],
  ['cancelled already', { cancelledAt: at('09:00') }, false],
  ['of another order', { passId: 'order-12-0' }, false],
  ['of a program', { passId: undefined }, false],
])('care %s is cancelled with its order: %s', (_, change, isGivenUp) => {
  const booking = aCareBooking({ passId: 'order-1-0', ...change })
  expect(careAheadOfOrder([booking], '1', at('12:00'))).toEqual(isGivenUp ? [booking] : [])
})
