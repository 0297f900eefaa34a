import { expect, test } from 'vitest'
import { addDays, dayOf, weekdayOf } from '@/domain/day'
import { holidayName, lastHolidayYear } from '@/domain/holidays'

test('public holidays have names, other days and other keys have none', () => {
  expect(holidayName('2026-12-25')).toBe('성탄절')
  expect(holidayName('2026-11-20')).toBeUndefined()
  expect(holidayName('constructor')).toBeUndefined()
})

/** The year up to which holidays must be known on a day: from December on the year after next, before that the next. */
const yearNeeded = (today: string): number =>
  Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 2 : 1)

test('the table fails in the December before its last year begins', () => {
  expect(yearNeeded('2027-11-30')).toBe(2028)
  expect(yearNeeded('2027-12-01')).toBe(2029)
})

test('the table reaches far enough: add the years that have been announced', () => {
  expect(lastHolidayYear).toBeGreaterThanOrEqual(2028)
  expect(lastHolidayYear).toBeGreaterThanOrEqual(yearNeeded(dayOf(new Date())))
})

const years = Array.from({ length: lastHolidayYear - 2025 }, (_, index) => 2026 + index)
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) =>
    day.startsWith(String(year)),
  )

test.each(years)(
  '%i has every holiday of a fixed day, and the three days of both feasts',
  (year) => {
    for (const day of [
      '01-01',
      '03-01',
      '05-05',
      '06-06',
      '07-17',
      '08-15',
      '10-03',
      '10-09',
      '12-25',
    ])
      expect(holidayName(`${year}-${day}`), day).toBeDefined()
    const names = daysOf(year).map(holidayName)
    for (const feast of ['설날', '추석']) {
      const at = names.indexOf(feast)
      expect([names[at - 1], names[at + 1]]).toEqual([`${feast} 연휴`, `${feast} 연휴`])
    }
    expect(names).toContain('부처님오신날')
  },
)

test.each(years)('a holiday of %i that falls on a weekend is made up for on a weekday', (year) => {
  const hasSubstitute = /삼일절|부처님오신날|어린이날|제헌절|광복절|개천절|한글날|성탄절/
  for (const day of daysOf(year)) {
    const name = holidayName(day)
    const isWeekend = [0, 6].includes(weekdayOf(day))
    if (name?.startsWith('대체공휴일')) expect(isWeekend, day).toBe(false)
    else if (name && isWeekend && hasSubstitute.test(name))
      expect(
        [1, 2].map((ahead) => holidayName(addDays(day, ahead))),
        day,
      ).toContain(`대체공휴일(${name})`)
  }
})
