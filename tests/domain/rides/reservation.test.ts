import { describe, expect, test } from 'vitest'
import {
  firstFreeTime,
  hasLeadTime,
  isExpired,
  quotedBreakdown,
  reservationName,
  selectableTime,
  timingOf,
} from '@/domain/rides/reservation'
import { dropExpired, repeatedIds } from '@/domain/rides/reservationCart'
import { aReservation } from './aReservation'

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

  test('shows its parts only if they add up to the quote', () => {
    expect(quotedBreakdown(aReservation({ distanceKm: 1, hour: 13, fareKRW: 7_500 }))).toEqual({
      base: 10_000,
      distance: 500,
      night: 0,
      discount: 3_000,
      total: 7_500,
    })
    expect(quotedBreakdown(aReservation({ distanceKm: 1, fareKRW: 9_999 }))).toBeUndefined()
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
