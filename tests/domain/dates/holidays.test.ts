import * as almanac from '@hyunbinseo/holidays-kr/all'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/domain/dates/day'
import { holidayName, lastHolidayYear } from '@/domain/dates/holidays'

test('public holidays have names, other keys have none', () => {
  expect(holidayName('2026-12-25')).toBe('성탄절')
  expect(holidayName('2026-11-20')).toBeUndefined()
  expect(holidayName('constructor')).toBeUndefined()
})

const years = Array.from({ length: lastHolidayYear - 2025 }, (_, index) => 2026 + index)
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) =>
    day.startsWith(String(year)),
  )

// The law, with the engine's Korean lunar calendar.
const fixed: Record<string, string> = {
  '01-01': '신정',
  '03-01': '삼일절',
  '05-01': '노동절',
  '05-05': '어린이날',
  '06-06': '현충일',
  '07-17': '제헌절',
  '08-15': '광복절',
  '10-03': '개천절',
  '10-09': '한글날',
  '12-25': '성탄절',
}
const lunar: Record<string, string> = { '1/1': '설날', '4/8': '부처님오신날', '8/15': '추석' }
const feasts = ['설날', '추석']
const isWithoutSubstitute = (name: string) => name === '신정' || name === '현충일'
const lunarCalendar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric' })
/** A leap month's day is marked and no holiday. */
const lunarDay = (day: string): string => {
  const parts = lunarCalendar.formatToParts(new Date(`${day}T12:00:00`))
  return `${partOf(parts, 'month')}/${partOf(parts, 'day')}`
}
const partOf = (parts: readonly Intl.DateTimeFormatPart[], type: string) =>
  parts.find((part) => part.type === type)?.value

/** All holidays of a year except elections, with names and legal substitute days. */
function lawfulHolidays(year: number): Map<string, string> {
  const names = new Map<string, string[]>()
  const add = (day: string, name: string) => names.set(day, [...(names.get(day) ?? []), name])
  for (const day of daysOf(year)) {
    const moving = lunar[lunarDay(day)]
    if (moving) add(day, moving)
    if (moving && feasts.includes(moving))
      for (const beside of [-1, 1]) add(addDays(day, beside), `${moving} 연휴`)
    const name = fixed[day.slice(5)]
    if (name) add(day, name)
  }
  const holidays = new Map(
    [...names].map(([day, [first = '', ...others]]) => [
      day,
      [first, ...others].find((name) => feasts.includes(name)) ?? first,
    ]),
  )
  for (const [day, all] of [...names].sort()) {
    const weekday = weekdayOf(day)
    for (const name of all) {
      const feast = feasts.find((each) => name.startsWith(each))
      const isLost = weekday === 0 || (weekday === 6 && !feast)
      const isShared = all.length > 1 && weekday !== 6 && !feast
      if (isWithoutSubstitute(name) || !(isLost || isShared)) continue
      let substitute = addDays(day, 1)
      while (holidays.has(substitute) || [0, 6].includes(weekdayOf(substitute)))
        substitute = addDays(substitute, 1)
      holidays.set(substitute, `대체공휴일(${feast ?? name})`)
    }
  }
  return holidays
}

test.each(years)('%i has exactly the legal holidays, besides elections', (year) => {
  const known = daysOf(year).flatMap((day) => {
    const name = holidayName(day)
    return name && !name.endsWith('선거일') ? [[day, name]] : []
  })
  expect(known).toEqual([...lawfulHolidays(year)].sort())
})

test('elections are on the legal Wednesdays', () => {
  expect(holidayName('2026-06-03')).toBe('지방선거일')
  expect(holidayName('2028-04-12')).toBe('국회의원선거일')
  for (const day of ['2026-06-03', '2028-04-12']) expect(weekdayOf(day)).toBe(3)
})

// The gazette of each year, whose names differ in spelling only.
const gazettes = Object.entries(almanac).flatMap(([name, days]) => {
  const year = Number(name.slice(1))
  return years.includes(year) ? [{ year, days: Object.keys(days).toSorted() }] : []
})

test.each(gazettes)('the holidays of $year are those of the gazette', ({ year, days }) => {
  expect(daysOf(year).filter((day) => holidayName(day) !== undefined)).toEqual(days)
})

test('two gazettes at least are compared', () => {
  expect(gazettes.map(({ year }) => year)).toEqual(expect.arrayContaining([2026, 2027]))
})
