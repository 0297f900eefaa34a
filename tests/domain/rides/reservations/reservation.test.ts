import { describe, expect, test } from 'vitest'
import { type Fares, sampleFares } from '@/domain/rides/fares/fare'
import {
  atFareOfDay,
  fareOfRide,
  firstFreeTime,
  hasLeadTime,
  isExpired,
  reservationName,
  selectableTime,
  timingOf,
} from '@/domain/rides/reservations/reservation'
import { dropExpired, repeatedIds } from '@/domain/rides/reservations/reservationCart'
import { aReservation } from '../aReservation'

const at = (text: string) => new Date(`${text}+09:00`)

describe('lead time', () => {
  test.each([
    { now: '2026-11-20T12:29:59', free: true },
    { now: '2026-11-20T12:30:00', free: true },
    { now: '2026-11-20T12:30:01', free: false },
    { now: '2026-11-20T13:30:00', free: false },
  ])('13:00 on the same day, asked at $now: $free', ({ now, free }) => {
    expect(hasLeadTime('2026-11-20', { hour: 13, minute: 0 }, at(now))).toBe(free)
  })

  test.each([
    { now: '2026-11-20T12:00:00', first: { hour: 12, minute: 30 } },
    { now: '2026-11-20T12:00:01', first: { hour: 12, minute: 40 } },
    { now: '2026-11-20T23:20:00', first: { hour: 23, minute: 50 } },
    { now: '2026-11-20T23:20:01', first: undefined },
    { now: '2026-11-19T23:59:00', first: { hour: 0, minute: 30 } },
    { now: '2026-11-19T10:00:00', first: { hour: 0, minute: 0 } },
  ])('first free time of the 20th at $now', ({ now, first }) => {
    expect(firstFreeTime('2026-11-20', at(now))).toEqual(first)
  })

  test.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [59, 50],
  ])('a ride that starts at minute %i shows in the selects as %i', (minute, shown) => {
    expect(selectableTime({ hour: 13, minute })).toEqual({ hour: 13, minute: shown })
  })

  test('over the turn of the year', () => {
    expect(hasLeadTime('2027-01-01', { hour: 0, minute: 0 }, at('2026-12-31T23:30:00'))).toBe(true)
    expect(hasLeadTime('2027-01-01', { hour: 0, minute: 0 }, at('2026-12-31T23:31:00'))).toBe(false)
  })
})

describe('a line of the cart', () => {
  const line = aReservation({ date: '2026-11-20', hour: 13, minute: 0 })

  test.each([
    { now: '2026-11-20T12:30:00', timing: 'open' },
    { now: '2026-11-20T12:31:00', timing: 'soon' },
    { now: '2026-11-20T13:00:00', timing: 'past' },
  ])('is $timing at $now', ({ now, timing }) => {
    expect(timingOf(line, at(now))).toBe(timing)
  })

  test('is named by child, day and time', () => {
    expect(reservationName(line)).toBe('김하준 2026.11.20(금) 13:00')
  })

  describe('costs what holds on its own day', () => {
    const fares: Fares = {
      ...sampleFares,
      next: {
        ...sampleFares.current,
        baseKRW: 11_000,
        nightKRW: 2_500,
        from: at('2026-12-01T00:00'),
      },
    }

    test.each([
      { date: '2026-11-30', hour: 23, total: 9_500 },
      { date: '2026-12-01', hour: 0, total: 11_000 },
      { date: '2026-12-01', hour: 13, total: 8_500 },
    ])('on $date at $hour', ({ date, hour, total }) => {
      const line = aReservation({ distanceKm: 1, date, hour, fareKRW: 1 })
      expect(fareOfRide(line, fares).total).toBe(total)
      expect(atFareOfDay([line], fares)).toEqual([{ ...line, fareKRW: total }])
    })
  })

  test('expires seven days after its date', () => {
    expect(isExpired('2026-11-20', '2026-11-26')).toBe(false)
    expect(isExpired('2026-11-20', '2026-11-27')).toBe(true)
    expect(isExpired('2026-12-28', '2027-01-03')).toBe(false)
    expect(isExpired('2026-12-28', '2027-01-04')).toBe(true)
  })

  test('that expires leaves the others unchanged', () => {
    const old = aReservation({ id: 'old', date: '2026-11-13' })
    expect(dropExpired([old, line], '2026-11-20')).toEqual([line])
    const kept = [line]
    expect(dropExpired(kept, '2026-11-20')).toBe(kept)
  })

  test('that repeats another is found', () => {
    const again = { ...line, id: 'again' }
    const sibling = { ...line, id: 'sibling', child: { id: 'child-2', name: '김서연' } }
    expect([...repeatedIds([line, sibling, again])]).toEqual(['again'])
  })
})
