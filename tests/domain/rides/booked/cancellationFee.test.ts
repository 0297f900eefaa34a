import { describe, expect, test } from 'vitest'
import {
  canCancel,
  cancellationFeeKRW,
  cancellationTable,
} from '@/domain/rides/booked/cancellationFee'
import { rideStatuses } from '@/domain/rides/booked/ride'
import { fc } from '../../../fastCheck'
import { aRide, inSeoul } from '../aRide'

const confirmed = aRide({ status: 'confirmed', fareKRW: 7_742 })

describe('the fee of a cancellation', () => {
  test.each([
    { now: '2026-11-25T06:59:59.999', fee: 0 },
    { now: '2026-11-25T07:00:00.000', fee: 0 },
    { now: '2026-11-25T07:00:00.001', fee: 3_870 },
    { now: '2026-11-25T14:00:00.000', fee: 3_870 },
    { now: '2026-11-25T14:00:00.001', fee: 7_742 },
    { now: '2026-11-25T14:59:59.999', fee: 7_742 },
  ])('of a confirmed ride at 15:00 is $fee at $now', ({ now, fee }) => {
    expect(canCancel(confirmed, inSeoul(now))).toEqual({ ok: true, feeKRW: fee })
  })

  test('of a requested ride is nothing until its start', () => {
    expect(canCancel(aRide(), inSeoul('2026-11-25T14:59:59.999'))).toEqual({ ok: true, feeKRW: 0 })
  })

  test('does not exist after the start or the departure', () => {
    const late = inSeoul('2026-11-25T15:00')
    expect(canCancel(aRide(), late)).toEqual({ ok: false, reason: 'started' })
    expect(canCancel(confirmed, late)).toEqual({ ok: false, reason: 'started' })
    const over = rideStatuses.filter((status) => !['requested', 'confirmed'].includes(status))
    for (const status of over)
      expect(canCancel(aRide({ status }), inSeoul('2026-11-25T10:00'))).toEqual({
        ok: false,
        reason: 'status',
      })
  })

  test.each([
    { fareKRW: 0, half: 0 },
    { fareKRW: 19, half: 0 },
    { fareKRW: 20, half: 10 },
    { fareKRW: 7_759, half: 3_870 },
    { fareKRW: 7_760, half: 3_880 },
  ])('half of $fareKRW is $half, rounded down to ten won', ({ fareKRW, half }) => {
    expect(cancellationFeeKRW({ ...confirmed, fareKRW }, inSeoul('2026-11-25T12:00'))).toBe(half)
  })

  test('is an integer from 0 to the fare and never falls with time', () => {
    const instant = fc.date({
      min: inSeoul('2026-11-20T00:00'),
      max: inSeoul('2026-11-26T00:00'),
      noInvalidDate: true,
    })
    const fare = fc.integer({ min: 0, max: 300_000 })
    const status = fc.constantFrom('requested' as const, 'confirmed' as const)
    fc.assert(
      fc.property(instant, instant, fare, status, (a, b, fareKRW, known) => {
        const ride = aRide({ fareKRW, status: known })
        const [earlier, later] = a <= b ? [a, b] : [b, a]
        const [first, last] = [cancellationFeeKRW(ride, earlier), cancellationFeeKRW(ride, later)]
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(last)
        expect(last).toBeLessThanOrEqual(fareKRW)
        expect(Number.isInteger(first)).toBe(true)
      }),
    )
  })
})

test('the terms have the same table', () => {
  expect(cancellationTable).toEqual([
    { when: '확정 전', fee: '없음' },
    { when: '확정 뒤 출발 8시간 전까지', fee: '없음' },
    { when: '확정 뒤 출발 1시간 전까지', fee: '요금의 절반' },
    { when: '확정 뒤 출발 직전까지', fee: '요금 전액' },
  ])
})
