import { expect, test } from 'vitest'
import type { Ride } from '@/domain/rides/booked/ride'
import { rideToStay } from '@/domain/rides/week/rideToStay'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

const stay = {
  childId: 'child-1',
  branchId: 'seongsu',
  startsAt: inSeoul('2026-11-25T15:00'),
  endsAt: inSeoul('2026-11-25T17:00'),
}
const places = [agit, school]
const offer = (rides: readonly Ride[], now = '2026-11-24T12:00') =>
  rideToStay(stay, rides, places, inSeoul(now))

test('the child, the day, 30 minutes before, the branch; from where the last ride to it began', () => {
  expect(offer([])).toMatchObject({
    childId: 'child-1',
    dates: ['2026-11-25'],
    time: { hour: 14, minute: 30 },
    route: { origin: undefined, dest: agit },
  })
  const before = aRide({ startsAt: inSeoul('2026-11-18T15:00'), status: 'arrived' })
  expect(offer([before])?.route).toEqual({ origin: school, dest: agit })
  expect(offer([aRide({ ...before, origin: agit, dest: school })])?.route.origin).toBeUndefined()
})

test.each([
  { ride: {}, isOffered: false },
  { ride: { startsAt: inSeoul('2026-11-25T14:00') }, isOffered: false },
  { ride: { startsAt: inSeoul('2026-11-25T13:50') }, isOffered: true },
  { ride: { status: 'cancelled' as const }, isOffered: true },
  { ride: { status: 'declined' as const }, isOffered: true },
  { ride: { childId: 'child-2' }, isOffered: true },
  { ride: { origin: agit, dest: school }, isOffered: true },
])('beside a ride $ride: $isOffered', ({ ride, isOffered }) => {
  expect(offer([aRide(ride)]) !== undefined).toBe(isOffered)
})

test.each([
  { now: '2026-11-25T14:00', isOffered: true },
  { now: '2026-11-25T14:00:01', isOffered: false },
])('at $now: $isOffered', ({ now, isOffered }) => {
  expect(offer([], now) !== undefined).toBe(isOffered)
})

test('a branch that is no place of rides is not offered', () => {
  expect(rideToStay({ ...stay, branchId: 'jeju' }, [], places, inSeoul('2026-11-24T12:00'))).toBe(
    undefined,
  )
})
