import { expect, test } from 'vitest'
import { isSupportOpen, supportHoursLabel } from '@/domain/places/supportHours'

test('the hours match the specification', () => {
  expect(supportHoursLabel).toBe('평일 09:00~18:00')
})

test.each([
  ['2026-11-20T08:59:59+09:00', false],
  ['2026-11-20T09:00:00+09:00', true],
  ['2026-11-20T17:59:59+09:00', true],
  ['2026-11-20T18:00:00+09:00', false],
  ['2026-11-21T12:00:00+09:00', false],
  ['2026-11-22T12:00:00+09:00', false],
  ['2026-11-23T09:00:00+09:00', true],
  // A Friday, but Christmas.
  ['2026-12-25T12:00:00+09:00', false],
  ['2026-12-24T12:00:00+09:00', true],
  // Monday in Seoul while it is still Sunday in Los Angeles.
  ['2026-11-22T16:30:00-08:00', true],
])('open at %s: %s', (instant, expected) => {
  expect(isSupportOpen(new Date(instant))).toBe(expected)
})
