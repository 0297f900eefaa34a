import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addMonthsToDay,
  clockTime,
  clockTimeFrom,
  dayOf,
  daysBetween,
  formatDay,
  formatMonth,
  isDay,
  seoulInstant,
  weekdayOf,
} from '@/domain/dates/day'
import { formatTime, seoulTime } from '@/domain/dates/seoulTime'
import { fc } from '../../fastCheck'

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
    ['2100-02-29', false],
    ['0999-12-31', false],
    ['0026-01-01', false],
  ])('%j is a valid day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-12-31', 366, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // Over the days on which clocks change in Los Angeles.
    ['2027-03-13', 2, '2027-03-15'],
    ['2027-11-06', 2, '2027-11-08'],
  ])('%s and %i days more is %s', (day, count, other) => {
    expect(addDays(day, count)).toBe(other)
    expect(daysBetween(day, other)).toBe(count)
  })

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2028-02', 12, '2029-02'],
    ['2028-02', -48, '2024-02'],
  ])('%s and %i months more is %s', (month, count, other) => {
    expect(addMonths(month, count)).toBe(other)
  })

  test.each([
    ['2026-12-31', 4],
    ['2027-01-01', 5],
    ['2028-02-29', 2],
    ['2028-03-01', 3],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  test.each([
    ['2026-12-31T14:59:59.999Z', { day: '2026-12-31', weekday: 4, hour: 23, minute: 59 }],
    ['2026-12-31T15:00:00Z', { day: '2027-01-01', weekday: 5, hour: 0, minute: 0 }],
    ['2028-02-28T15:00:00Z', { day: '2028-02-29', weekday: 2, hour: 0, minute: 0 }],
    ['2028-02-29T14:59:59Z', { day: '2028-02-29', weekday: 2, hour: 23, minute: 59 }],
    ['2028-02-29T15:00:00Z', { day: '2028-03-01', weekday: 3, hour: 0, minute: 0 }],
  ])('at %s a clock in Seoul shows %o', (instant, shown) => {
    expect(seoulTime(new Date(instant))).toEqual(shown)
    expect(seoulInstant(shown.day, shown.hour, shown.minute).getTime()).toBe(
      Math.floor(Date.parse(instant) / 60_000) * 60_000,
    )
  })

  test('every ten minutes around clock changes in Los Angeles', () => {
    for (const day of ['2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08'])
      for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
        const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
        expect(seoulInstant(day, hour, minute)).toEqual(
          new Date(`${day}T${formatTime(hour, minute)}+09:00`),
        )
      }
  })

  test('an invalid clock still gives a four-digit year', () => {
    for (const time of [-8.64e15, -1e14, 8.64e15, Number.NaN])
      expect(seoulTime(new Date(time)).day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(seoulTime(new Date(Number.NaN)).day).toBe('1970-01-01')
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(addDays('no day', 1)).toBe('1970-01-01')
  })

  test('adding and subtracting days is reversible', () => {
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

  test('a wall time of Seoul converts to its instant', () => {
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

  test('as text', () => {
    expect(formatDay('2026-11-20')).toBe('2026.11.20(금)')
    expect(formatDay('2026-11-22')).toBe('2026.11.22(일)')
    expect(formatMonth('2026-01')).toBe('2026년 1월')
    expect(formatTime(9, 5)).toBe('09:05')
  })
})

test.each([
  { day: '2027-01-31', count: 1, other: '2027-02-28' },
  { day: '2028-01-31', count: 1, other: '2028-02-29' },
  { day: '2026-12-31', count: 1, other: '2027-01-31' },
  { day: '2026-03-31', count: -1, other: '2026-02-28' },
  { day: '2024-02-29', count: -12, other: '2023-02-28' },
])('$count months from $day is $other', ({ day, count, other }) => {
  expect(addMonthsToDay(day, count)).toBe(other)
})

test('a clock in Seoul shows an instant as hours and minutes', () => {
  expect(clockTime(new Date('2026-11-20T15:04:59Z'))).toBe('00:04')
})

test.each([
  ['2026-11-20', '2026-11-20T18:12:00+09:00', '18:12'],
  ['2026-11-21', '2026-11-20T23:59:59+09:00', '어제 23:59'],
  ['2026-11-22', '2026-11-20T18:12:00+09:00', '11.20(금) 18:12'],
  ['2026-11-20', '2026-11-20T15:00:00Z', '11.21(토) 00:00'],
])('on %s the time of %s is %s', (today, instant, words) => {
  expect(clockTimeFrom(today, new Date(instant))).toBe(words)
})
