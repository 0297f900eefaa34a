import { expect, test } from 'vitest'
import { relativeTime } from '@/domain/dates/relativeTime'

const now = new Date('2026-11-20T12:00:00+09:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '방금 전'],
  [MINUTE - 1, '방금 전'],
  [MINUTE, '1분 전'],
  [HOUR - 1, '59분 전'],
  [HOUR, '1시간 전'],
  [DAY - 1, '23시간 전'],
  [DAY, '1일 전'],
  [400 * DAY, '400일 전'],
  [-1, '전'],
  [-400 * DAY, '전'],
])('%d ms ago is %s', (ageMs, label) => {
  expect(relativeTime(new Date(now.getTime() - ageMs), now)).toBe(label)
})

test('without a clock or with an invalid time it is 「전」', () => {
  expect(relativeTime(now, undefined)).toBe('전')
  expect(relativeTime(new Date(Number.NaN), now)).toBe('전')
})
