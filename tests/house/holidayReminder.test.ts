import { expect, test } from 'vitest'
import { holidayReminder } from '../../scripts/docs/holidayReminder'

test.each([
  ['2026-11-20', undefined],
  ['2027-11-30', undefined],
  ['2027-12-01', /add 2029/],
  ['2028-01-01', /up to 2028: add 2029/],
])('on %s the table of holidays wants %s', (today, words) => {
  const reminder = holidayReminder(today)
  if (words) expect(reminder).toMatch(words)
  else expect(reminder).toBeUndefined()
})
