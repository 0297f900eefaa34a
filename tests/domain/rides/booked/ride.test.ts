import { describe, expect, test } from 'vitest'
import {
  isActive,
  isUnconfirmed,
  nextSteps,
  parentLabel,
  parentStatusLabels,
  type RideStatus,
  rideProgress,
  rideStatuses,
  staffStatusLabels,
} from '@/domain/rides/booked/ride'
import { fc } from '../../../fastCheck'
import { aRide, inSeoul } from '../aRide'

const status = fc.constantFrom(...rideStatuses)

describe('allowed steps', () => {
  test.each<{ from: RideStatus; staff: RideStatus[]; parent: RideStatus[] }>([
    { from: 'requested', staff: ['confirmed', 'declined'], parent: ['cancelled'] },
    { from: 'confirmed', staff: ['onTheWay', 'declined'], parent: ['cancelled'] },
    { from: 'onTheWay', staff: ['pickedUp', 'declined'], parent: [] },
    { from: 'pickedUp', staff: ['arrived'], parent: [] },
    { from: 'arrived', staff: [], parent: [] },
    { from: 'declined', staff: [], parent: [] },
    { from: 'cancelled', staff: [], parent: [] },
  ])('from $from', ({ from, staff, parent }) => {
    expect(nextSteps(from, 'staff')).toEqual(staff)
    expect(nextSteps(from, 'parent')).toEqual(parent)
  })

  test('staff and parent share no step, and no ride loops', () => {
    fc.assert(
      fc.property(status, (from) => {
        const [staff, parent] = [nextSteps(from, 'staff'), nextSteps(from, 'parent')]
        expect(staff.filter((step) => parent.includes(step))).toEqual([])
        const seen = new Set<RideStatus>()
        let current: RideStatus | undefined = from
        while (current) {
          expect(seen.has(current)).toBe(false)
          seen.add(current)
          current = nextSteps(current, 'staff')[0]
        }
      }),
    )
  })

  test('a ride is active while a step is left', () => {
    for (const known of rideStatuses)
      expect(isActive({ status: known })).toBe(nextSteps(known, 'staff').length > 0)
  })
})

describe('labels', () => {
  test('staff and parent labels differ only for a declined ride', () => {
    expect(Object.values(staffStatusLabels)).toEqual([
      '접수',
      '확정',
      '출발',
      '탑승',
      '도착',
      '거절',
      '취소',
    ])
    expect(parentStatusLabels).toEqual({ ...staffStatusLabels, declined: '운행 불가' })
  })

  test.each([
    { now: '2026-11-25T14:59:59', label: '접수' },
    { now: '2026-11-25T15:00:00', label: '미확정' },
  ])('an unconfirmed ride is $label at $now', ({ now, label }) => {
    expect(parentLabel(aRide(), isUnconfirmed(aRide(), inSeoul(now)))).toBe(label)
    expect(isUnconfirmed(aRide({ status: 'confirmed' }), inSeoul(now))).toBe(false)
  })
})

test('the steps of a ride have the times at which they were reached', () => {
  const confirmedAt = inSeoul('2026-11-24T08:12')
  const leftAt = inSeoul('2026-11-25T14:46')
  const ride = aRide({ status: 'onTheWay', reached: { confirmed: confirmedAt, onTheWay: leftAt } })
  expect(rideProgress(ride).map((step) => [step.label, step.at, step.isCurrent])).toEqual([
    ['접수', ride.createdAt, false],
    ['확정', confirmedAt, false],
    ['출발', leftAt, true],
    ['탑승', undefined, false],
    ['도착', undefined, false],
  ])
  const cancelled = rideProgress(aRide({ status: 'cancelled' }))
  expect(cancelled.some(({ isCurrent }) => isCurrent)).toBe(false)
})
