import { expect, test } from 'vitest'
import { upcomingCareOfOrder } from '@/domain/care/upcomingCareOfOrder'
import { aCareBooking, onCareDay } from './aCareBooking'

test.each([
  ['ahead', {}, true],
  ['begun', { startsAt: onCareDay('12:00') }, false],
  ['after the arrival', { arrivedAt: onCareDay('11:55') }, false],
  ['cancelled already', { cancelledAt: onCareDay('09:00') }, false],
  ['of another order', { passId: 'order-12-0' }, false],
  ['of a program', { passId: undefined }, false],
])('care %s is cancelled with its order: %s', (_, change, isGivenUp) => {
  const booking = aCareBooking({ passId: 'order-1-0', ...change })
  expect(upcomingCareOfOrder([booking], '1', onCareDay('12:00'))).toEqual(
    isGivenUp ? [booking] : [],
  )
})
