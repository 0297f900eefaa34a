import { describe, expect, test } from 'vitest'
import { weekdayOf } from '@/domain/dates/day'
import { holidayName } from '@/domain/dates/holidays'
import { mergeDays, patternDays } from '@/domain/rides/drafts/reservationPattern'
import { fc } from '../../../fastCheck'

const today = '2026-11-20'

describe('patternDays', () => {
  test('Mondays and Wednesdays of a month', () => {
    expect(
      patternDays(
        { weekdays: [1, 3], from: '2026-11-20', until: '2026-12-20' },
        today,
        holidayName,
      ),
    ).toEqual({
      days: [
        '2026-11-23',
        '2026-11-25',
        '2026-11-30',
        '2026-12-02',
        '2026-12-07',
        '2026-12-09',
        '2026-12-14',
        '2026-12-16',
      ],
      skipped: [],
    })
  })

  test('skips past days and public holidays, and says why', () => {
    expect(
      patternDays({ weekdays: [5], from: '2026-11-13', until: '2027-01-01' }, today, holidayName),
    ).toEqual({
      days: ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'],
      skipped: [
        { day: '2026-11-13', reason: '지난 날짜' },
        { day: '2026-12-25', reason: '성탄절' },
        { day: '2027-01-01', reason: '신정' },
      ],
    })
  })

  test('thirty weekdays over six weeks', () => {
    const { days } = patternDays(
      { weekdays: [1, 2, 3, 4, 5], from: '2026-11-23', until: '2027-01-05' },
      today,
      holidayName,
    )
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toBe('2027-01-05')
  })

  test('includes both ends; is empty when the end is first or no weekday chosen', () => {
    const friday = { weekdays: [5], from: today, until: today }
    expect(patternDays(friday, today, holidayName).days).toEqual([today])
    expect(patternDays({ ...friday, until: '2026-11-19' }, today, holidayName).days).toEqual([])
    expect(patternDays({ ...friday, weekdays: [] }, today, holidayName).days).toEqual([])
    expect(patternDays({ ...friday, until: '' }, today, holidayName).days).toEqual([])
  })

  test('covers at most a year', () => {
    const { days } = patternDays(
      { weekdays: [2], from: today, until: '9999-12-31' },
      today,
      holidayName,
    )
    expect(days.length).toBeLessThanOrEqual(53)
  })

  test('gives only future days of the chosen weekdays, in order and once', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6]), (weekdays) => {
        const { days } = patternDays(
          { weekdays, from: '2026-11-01', until: '2027-02-28' },
          today,
          holidayName,
        )
        expect(days.every((day) => weekdays.includes(weekdayOf(day)) && day >= today)).toBe(true)
        expect(mergeDays(days.toReversed(), days)).toEqual(days)
      }),
    )
  })
})
