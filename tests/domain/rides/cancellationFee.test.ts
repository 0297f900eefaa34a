import { describe, expect, test } from 'vitest'
import {
  canCancel,
  cancellationFeeKRW,
  cancellationTable,
  clockErrorMs,
} from '@/domain/rides/cancellationFee'
import { rideStatuses } from '@/domain/rides/ride'
import { fc } from '../../fastCheck'
import { aRide, inSeoul } from './aRide'

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

describe('a wrong clock', () => {
  test.each([
    ['a moment before a tier ends', '2026-11-25T06:59:59.000', 1_001],
    ['an hour before a tier ends', '2026-11-25T06:00:00.000', 3_600_001],
    ['at the very end of a tier', '2026-11-25T07:00:00.000', 1],
    ['an hour after a tier ended', '2026-11-25T08:00:00.000', -3_600_000],
    ['nearer to the next end', '2026-11-25T13:30:00.000', 1_800_001],
    ['shortly before the start', '2026-11-25T14:50:00.000', -3_000_000],
    ['far from any end', '2026-11-25T10:30:00.000', 0],
    ['days before', '2026-11-22T10:00:00.000', 0],
  ])('%s', (_, now, ms) => {
    expect(clockErrorMs([confirmed], inSeoul(now))).toBe(ms)
  })

  test('of two rides the nearer tier end counts', () => {
    const later = { ...confirmed, startsAt: inSeoul('2026-11-25T15:30') }
    for (const rides of [
      [confirmed, later],
      [later, confirmed],
    ])
      expect(clockErrorMs(rides, inSeoul('2026-11-25T13:50'))).toBe(600_001)
  })

  test('another fee counts at the corrected time', () => {
    for (const time of ['2026-11-25T06:30', '2026-11-25T07:30', '2026-11-25T13:59']) {
      const now = inSeoul(time)
      const corrected = new Date(now.getTime() + clockErrorMs([confirmed], now))
      expect(cancellationFeeKRW(confirmed, corrected)).not.toBe(cancellationFeeKRW(confirmed, now))
    }
  })

  test('is irrelevant for a ride without a fee', () => {
    expect(clockErrorMs([aRide()], inSeoul('2026-11-25T06:59'))).toBe(0)
  })
})
