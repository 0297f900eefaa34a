import { expect, test } from 'vitest'
import { isSchoolDay } from '@/domain/dates/holidays'

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-12-25', false],
])('%s is a school day: %s', (day, isOne) => {
  expect(isSchoolDay(day)).toBe(isOne)
})
