import { describe, expect, test } from 'vitest'
import { rideStatuses } from '@/domain/rides/booked/ride'
import { sampleFares } from '@/domain/rides/fares/fare'
import {
  canChangeTime,
  possibleTimeChanges,
  timeChange,
} from '@/domain/rides/reservations/rideTimeChange'
import { aRide, inSeoul } from '../aRide'

describe('the deadline for changing the time', () => {
  test.each([
    { status: 'requested' as const, now: '2026-11-25T14:00:00', ok: true },
    { status: 'requested' as const, now: '2026-11-25T14:00:01', ok: false },
    { status: 'confirmed' as const, now: '2026-11-25T07:00:00', ok: true },
    { status: 'confirmed' as const, now: '2026-11-25T07:00:01', ok: false },
  ])('a $status ride of 15:00 at $now: $ok', ({ status, now, ok }) => {
    expect(canChangeTime(aRide({ status }), inSeoul(now)).ok).toBe(ok)
  })

  test('is named with its hours when missed', () => {
    const now = inSeoul('2026-11-25T14:30')
    expect(canChangeTime(aRide({ status: 'confirmed' }), now)).toMatchObject({
      reason: '출발 8시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.',
    })
    expect(canChangeTime(aRide(), now)).toMatchObject({
      reason: '출발 1시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.',
    })
  })

  test('never applies to a ride under way or over', () => {
    const gone = rideStatuses.filter((status) => !['requested', 'confirmed'].includes(status))
    for (const status of gone)
      expect(canChangeTime(aRide({ status }), inSeoul('2026-11-20T00:00'))).toMatchObject({
        ok: false,
        reason: '지금은 시간을 바꿀 수 없는 예약이에요.',
      })
  })
})

describe('a changed time', () => {
  test.each([
    { hour: 19, minute: 50, fareKRW: 7_742 },
    { hour: 20, minute: 0, fareKRW: 9_742 },
    { hour: 5, minute: 50, fareKRW: 9_742 },
    { hour: 6, minute: 0, fareKRW: 7_742 },
  ])('at $hour:$minute has the fare $fareKRW', ({ hour, minute, fareKRW }) => {
    expect(timeChange(aRide(), { hour, minute }, sampleFares)).toMatchObject({ fareKRW })
  })

  test('keeps Seoul’s day', () => {
    const early = aRide({ startsAt: inSeoul('2026-11-25T00:10') })
    expect(timeChange(early, { hour: 23, minute: 50 }, sampleFares).startsAt).toEqual(
      inSeoul('2026-11-25T23:50'),
    )
  })

  test('excludes rides too late to change or starting too soon', () => {
    const now = inSeoul('2026-11-25T12:00')
    const rides = [
      aRide({ id: 'confirmed-today', status: 'confirmed' }),
      aRide({ id: 'requested-today' }),
      aRide({ id: 'tomorrow', startsAt: inSeoul('2026-11-26T15:00'), status: 'confirmed' }),
    ]
    const changed = (hour: number, minute: number) =>
      possibleTimeChanges(rides, { hour, minute }, sampleFares, now).map(({ ride }) => ride.id)
    expect(changed(12, 30)).toEqual(['requested-today', 'tomorrow'])
    expect(changed(12, 20)).toEqual(['tomorrow'])
  })
})
