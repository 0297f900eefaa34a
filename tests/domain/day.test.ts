import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  formatDay,
  formatMonth,
  formatTime,
  isDay,
  seoulInstant,
  weekdayOf,
} from '@/domain/day'
import { holidayName } from '@/domain/holidays'
import { seoulTime } from '@/domain/seoulTime'

const anyDay = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  test.each([
    ['2026-11-20T14:59:59Z', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-21'],
    ['2026-12-31T14:59:59Z', '2026-12-31'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
  ])('at %s it is %s in Seoul', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-20T00:00', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test('counting over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  test('there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = addDays(day, count)
        expect(isDay(other)).toBe(true)
        expect(addDays(other, -count)).toBe(day)
        expect(daysBetween(day, other)).toBe(count)
        expect(weekdayOf(other)).toBe((((weekdayOf(day) + count) % 7) + 7) % 7)
      }),
    )
  })

  test('a wall time of Seoul is the instant at which a clock there shows it', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (day, hour, minute) => {
          expect(seoulTime(seoulInstant(day, hour, minute))).toEqual({
            day,
            weekday: weekdayOf(day),
            hour,
            minute,
          })
        },
      ),
    )
  })

  test('as they are written', () => {
    expect(formatDay('2026-11-20')).toBe('2026.11.20(금)')
    expect(formatDay('2026-11-22')).toBe('2026.11.22(일)')
    expect(formatMonth('2026-01')).toBe('2026년 1월')
    expect(formatTime(9, 5)).toBe('09:05')
  })

  test('public holidays have names, other days and other keys have none', () => {
    expect(holidayName('2026-12-25')).toBe('성탄절')
    expect(holidayName('2026-11-20')).toBeUndefined()
    expect(holidayName('constructor')).toBeUndefined()
  })
})
