import { expect, test } from 'vitest'
import { dayCountsText, nextOpenDay, restReason } from '@/domain/staff/closureWork'
import { aSessionBooking } from '../programs/aSessionBooking'
import { aRide } from '../rides/aRide'

const closures = {
  days: {
    a_20261224: '겨울 휴원',
    b_20261224: '시설 점검',
    a_20261228: '겨울 휴원',
    a_20261226: '대청소',
  },
}

test.each([
  ['2026-12-24', ['a', 'b'], '휴무: 겨울 휴원'],
  ['2026-12-24', ['a', 'b', 'c'], undefined],
  ['2026-12-25', ['a'], '성탄절'],
  ['2026-12-26', ['a'], '휴무: 대청소'],
  ['2026-12-26', ['a', 'b'], '토요일'],
  ['2026-12-27', ['a'], '일요일'],
  ['2026-12-28', ['a'], '휴무: 겨울 휴원'],
  ['2026-12-28', ['b'], undefined],
  ['2026-12-26', [], '토요일'],
  ['2026-12-29', [], undefined],
])('on %s at %j: %s', (day, branchIds, reason) => {
  expect(restReason(closures, branchIds, day)).toBe(reason)
})

test('the next open day is one on which a branch that is shown is open', () => {
  expect(nextOpenDay(closures, ['a'], '2026-12-24')).toBe('2026-12-29')
  expect(nextOpenDay(closures, ['a', 'b'], '2026-12-24')).toBe('2026-12-28')
  const days = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: 31 }, (__, date) => {
      const two = (value: number) => String(value + 1).padStart(2, '0')
      return [`a_2026${two(month)}${two(date)}`, `a_2027${two(month)}${two(date)}`]
    }),
  ).flat(2)
  const always = { days: Object.fromEntries(days.map((key) => [key, '쉬어요'])) }
  expect(nextOpenDay(always, ['a'], '2026-11-01')).toBeUndefined()
})

test('counts rides that stand, and each child with a stay once', () => {
  const stay = (change: Parameters<typeof aSessionBooking>[0]) =>
    aSessionBooking({ programId: 'care-a', ...change })
  expect(
    dayCountsText(['a'], {
      rides: [
        aRide({ branchId: 'a', status: 'requested' }),
        aRide({ branchId: 'a', status: 'confirmed' }),
        aRide({ branchId: 'a', status: 'cancelled' }),
        aRide({ branchId: 'a', status: 'declined' }),
        aRide({ branchId: 'b' }),
      ],
      bookings: [
        stay({}),
        stay({ id: 'later' }),
        stay({ childId: 'child-2' }),
        stay({ childId: 'child-3', cancelledAt: new Date() }),
        stay({ childId: 'child-4', programId: 'care-b' }),
        stay({ childId: 'child-5', programId: 'art' }),
      ],
    }),
  ).toBe('픽업 2건 · 돌봄 2명')
})
