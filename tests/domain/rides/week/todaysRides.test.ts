import { describe, expect, test } from 'vitest'
import type { Ride } from '@/domain/rides/booked/ride'
import { isOfToday, isRideNear, todaysRides } from '@/domain/rides/week/todaysRides'
import { aRide, inSeoul } from '../aRide'

describe('오늘', () => {
  test.each<{ what: string; change: Partial<Ride>; now: string; shown: boolean }>([
    { what: 'more than a day ahead', change: {}, now: '2026-11-24T14:59:59', shown: false },
    { what: 'a day ahead', change: {}, now: '2026-11-24T15:00:00', shown: true },
    { what: 'late', change: { status: 'confirmed' }, now: '2026-11-25T18:00:00', shown: true },
    { what: 'too late', change: { status: 'confirmed' }, now: '2026-11-25T18:00:01', shown: false },
    { what: 'on its way', change: { status: 'onTheWay' }, now: '2026-11-25T23:00:00', shown: true },
    {
      what: 'cancelled',
      change: { status: 'cancelled' },
      now: '2026-11-25T14:00:00',
      shown: false,
    },
  ])('a ride that is $what at $now: $shown', ({ change, now, shown }) => {
    expect(isOfToday(aRide(change), inSeoul(now))).toBe(shown)
  })

  test.each([
    { now: '2026-11-25T16:20:00', shown: true },
    { now: '2026-11-25T16:20:01', shown: false },
  ])('a ride that arrived at 15:20 stays for an hour: $now $shown', ({ now, shown }) => {
    const reached = { arrived: inSeoul('2026-11-25T15:20') }
    expect(isOfToday(aRide({ status: 'arrived', reached }), inSeoul(now))).toBe(shown)
  })

  test.each([
    { declined: '2026-11-24T20:00', now: '2026-11-25T23:59:59', shown: true },
    { declined: '2026-11-24T20:00', now: '2026-11-26T00:00:00', shown: false },
    { declined: '2026-11-26T00:10', now: '2026-11-26T09:00:00', shown: true },
    { declined: '2026-11-24T14:00', now: '2026-11-24T14:10:00', shown: false },
  ])('declined at $declined, seen at $now: $shown', ({ declined, now, shown }) => {
    const ride = aRide({ status: 'declined', reached: { declined: inSeoul(declined) } })
    expect(isOfToday(ride, inSeoul(now))).toBe(shown)
  })

  test('in order of time', () => {
    const late = aRide({ id: 'late', startsAt: inSeoul('2026-11-25T18:00') })
    const early = aRide({ id: 'early', startsAt: inSeoul('2026-11-25T14:00') })
    const nextWeek = aRide({ id: 'next', startsAt: inSeoul('2026-12-02T14:00') })
    expect(todaysRides([nextWeek, late, early], inSeoul('2026-11-25T10:00'))).toEqual([early, late])
  })
})

describe('near', () => {
  test.each<{ now: string; status: Ride['status']; isNear: boolean }>([
    { now: '2026-11-25T12:59:59', status: 'requested', isNear: false },
    { now: '2026-11-25T13:00:00', status: 'requested', isNear: true },
    { now: '2026-11-25T15:30:00', status: 'pickedUp', isNear: true },
    { now: '2026-11-25T15:30:00', status: 'arrived', isNear: false },
    { now: '2026-11-25T14:30:00', status: 'cancelled', isNear: false },
    { now: '2026-11-25T18:00:00', status: 'pickedUp', isNear: true },
    { now: '2026-11-25T18:00:01', status: 'pickedUp', isNear: false },
  ])('a ride of 15:00 that is $status at $now: $isNear', ({ now, status, isNear }) => {
    expect(isRideNear([aRide({ status })], inSeoul(now))).toBe(isNear)
  })

  test('nothing is, without a ride', () => {
    expect(isRideNear([], inSeoul('2026-11-25T14:30'))).toBe(false)
  })
})
