import { describe, expect, it, test } from 'vitest'
import { seoulInstant } from '@/domain/dates/day'
import {
  formatAgeBand,
  formatSchedule,
  formatWeekdays,
  hasBegun,
  openDates,
  programBadges,
  seatsLeft,
  seatsOf,
  slotsOn,
} from '@/domain/programs/program'
import { aProgram, aSlot, programInfo } from './aProgram'

const program = aProgram({
  allowedDates: ['2026-11-20', '2026-11-23', '2026-12-01'],
  slots: {
    '2026-11-20': [aSlot('15:00', '16:00', 2), aSlot('17:00', '18:00', 3)],
    '2026-11-23': [],
    '2026-12-01': [aSlot('15:00', '16:00', 4)],
    '2026-12-24': [aSlot('15:00', '16:00', 9)],
  },
})

describe('a time has begun', () => {
  test.each([
    ['2026-11-20', '15:00', seoulInstant('2026-11-20', 14, 59), false],
    ['2026-11-20', '15:00', seoulInstant('2026-11-20', 15, 0), true],
    ['2026-11-20', '15:00', seoulInstant('2026-11-20', 15, 1), true],
    ['2026-11-20', '09:00', seoulInstant('2026-11-20', 0, 0), false],
    ['2026-11-21', '00:00', seoulInstant('2026-11-20', 23, 59), false],
    ['2026-11-19', '23:59', seoulInstant('2026-11-20', 0, 0), true],
  ])('%s %s', (date, start, now, expected) => {
    expect(hasBegun(date, start, now)).toBe(expected)
  })
})

describe('seats', () => {
  const before = seoulInstant('2026-11-20', 14, 59)
  const after = seoulInstant('2026-11-20', 15, 0)

  test.each([
    [3, 3],
    [1, 1],
    [0, 0],
    [-2, 0],
    [2.9, 2],
    [Number.NaN, 0],
  ])('%s remaining are %s', (remaining, expected) => {
    expect(seatsOf(aSlot('15:00', '16:00', remaining), '2026-11-20', before)).toBe(expected)
  })

  it('close when the time begins', () => {
    expect(seatsLeft(program, before)).toBe(9)
    expect(seatsLeft(program, after)).toBe(7)
  })

  it('exclude days that are not allowed', () => {
    expect(slotsOn(program, '2026-12-24')).toEqual([])
    expect(slotsOn(program, '2026-11-24')).toEqual([])
  })
})

describe('selectable days', () => {
  test.each([
    [seoulInstant('2026-11-20', 16, 59), ['2026-11-20', '2026-11-23', '2026-12-01']],
    [seoulInstant('2026-11-20', 17, 0), ['2026-11-23', '2026-12-01']],
    [seoulInstant('2026-11-23', 0, 0), ['2026-12-01']],
    [seoulInstant('2026-12-02', 0, 0), []],
  ])('at %s', (now, expected) => {
    expect(openDates(program, now)).toEqual(expected)
  })
})

describe('badges', () => {
  test.each([
    [0, ['마감']],
    [1, ['마감 임박']],
    [3, ['마감 임박']],
    [4, []],
    [undefined, []],
  ])('%s seats', (seats, expected) => {
    expect(programBadges(programInfo, seats)).toEqual(expected)
  })

  it('have a fixed order', () => {
    expect(programBadges({ ...programInfo, unitPriceKRW: 0, isHot: true }, 2)).toEqual([
      '무료',
      '인기',
      '마감 임박',
    ])
  })
})

describe('words', () => {
  test.each([
    [[4, 2], '화·목'],
    [[0, 6], '토·일'],
    [[5, 4, 3, 2, 1], '월~금'],
    [[5, 6, 0], '금~일'],
    [[1, 3, 5], '월·수·금'],
    [[3], '수'],
    [[], ''],
  ])('weekdays %j', (days, expected) => {
    expect(formatWeekdays(days)).toBe(expected)
  })

  it('format schedule and age', () => {
    expect(formatSchedule({ days: [2, 4], start: '15:00', end: '17:30' })).toBe('화·목 15:00~17:30')
    expect(formatAgeBand({ from: 6, to: 9 })).toBe('6~9세')
    expect(formatAgeBand({ from: 7, to: 7 })).toBe('7세')
  })
})
