import { describe, expect, test } from 'vitest'
import { hasOtherPlan, overlappingRide, overlapQuestion } from '@/domain/rides/booked/rideOverlap'
import { aRide, inSeoul } from '../aRide'

const booked = aRide({ status: 'confirmed' })

describe('overlapping rides', () => {
  test.each([
    { startsAt: '2026-11-25T14:29:59', overlaps: false },
    { startsAt: '2026-11-25T14:30:00', overlaps: true },
    { startsAt: '2026-11-25T15:00:00', overlaps: true },
    { startsAt: '2026-11-25T15:30:00', overlaps: true },
    { startsAt: '2026-11-25T15:30:01', overlaps: false },
  ])('a ride at $startsAt beside one at 15:00: $overlaps', ({ startsAt, overlaps }) => {
    const found = overlappingRide({ childId: 'child-1', startsAt: inSeoul(startsAt) }, [booked])
    expect(found !== undefined).toBe(overlaps)
  })

  test('only of the same child, and only with an active ride', () => {
    const { startsAt } = booked
    expect(overlappingRide({ childId: 'child-2', startsAt }, [booked])).toBeUndefined()
    for (const status of ['arrived', 'declined', 'cancelled'] as const)
      expect(overlappingRide({ childId: 'child-1', startsAt }, [aRide({ status })])).toBeUndefined()
  })

  test('makes one question for all', () => {
    const { startsAt } = booked
    const time = { childId: 'child-1', childName: '김하준', startsAt }
    expect(overlapQuestion([time], [])).toBeUndefined()
    expect(overlapQuestion([time, time], [booked])).toBe(
      '김하준의 다른 예약(15:00)과 겹쳐요. 그래도 예약할까요?',
    )
    const rides = ['23', '24', '25', '26'].map((day) =>
      aRide({ id: day, startsAt: inSeoul(`2026-11-${day}T15:10`) }),
    )
    const named = (count: number) => Array(count).fill('김하준의 다른 예약(15:10)').join(', ')
    expect(overlapQuestion(rides, rides)).toBe(`${named(3)} 외 1건과 겹쳐요. 그래도 예약할까요?`)
    expect(overlapQuestion(rides.slice(1), rides)).toBe(`${named(3)}과 겹쳐요. 그래도 예약할까요?`)
  })

  test.each([
    { minute: '30', childId: 'child-1', asks: true },
    { minute: '31', childId: 'child-1', asks: false },
    { minute: '00', childId: 'child-2', asks: false },
  ])('two cart lines, the second for $childId at 15:$minute: $asks', (second) => {
    const line = { childId: 'child-1', childName: '김하준', startsAt: booked.startsAt }
    const other = {
      ...line,
      childId: second.childId,
      startsAt: inSeoul(`2026-11-25T15:${second.minute}`),
    }
    expect(overlapQuestion([line, other], [])).toBe(
      second.asks ? '김하준의 다른 예약(15:00)과 겹쳐요. 그래도 예약할까요?' : undefined,
    )
  })
})

test.each([
  { start: '14:00', end: '15:00', other: false },
  { start: '14:00', end: '15:01', other: true },
  { start: '15:00', end: '16:00', other: true },
  { start: '15:01', end: '16:00', other: false },
])('a session from $start to $end beside a ride at 15:00: $other', ({ start, end, other }) => {
  const session = {
    childId: 'child-1',
    startsAt: inSeoul(`2026-11-25T${start}`),
    endsAt: inSeoul(`2026-11-25T${end}`),
  }
  expect(hasOtherPlan(session, [booked], [])).toBe(other)
  expect(hasOtherPlan(session, [aRide({ status: 'cancelled' })], [])).toBe(false)
  expect(hasOtherPlan(session, [], [booked])).toBe(other)
  expect(hasOtherPlan({ ...session, childId: 'child-2' }, [booked], [booked])).toBe(false)
})

test.each([
  { start: '15:59', other: true },
  { start: '16:00', other: false },
])('a session from $start beside one that lasts until 16:00: $other', ({ start, other }) => {
  const session = {
    childId: 'child-1',
    startsAt: inSeoul(`2026-11-25T${start}`),
    endsAt: inSeoul('2026-11-25T17:00'),
  }
  const joined = { ...booked, endsAt: inSeoul('2026-11-25T16:00') }
  expect(hasOtherPlan(session, [], [joined])).toBe(other)
})
