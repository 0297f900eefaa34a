import { expect, test } from 'vitest'
import { nextSchoolDay, sameWeekdayAgain } from '@/domain/rides/drafts/schoolDay'
import { noRestDay } from '../../places/neverRests'
import { inSeoul } from '../aRide'

const three = { hour: 15, minute: 0 }

test.each([
  { now: '2026-11-24T12:00', day: '2026-11-24', why: 'today, a Tuesday' },
  { now: '2026-11-24T14:30', day: '2026-11-24', why: '30 minutes before' },
  { now: '2026-11-24T14:30:01', day: '2026-11-25', why: 'too near' },
  { now: '2026-11-27T18:00', day: '2026-11-30', why: 'a Friday evening' },
  { now: '2026-11-28T09:00', day: '2026-11-30', why: 'a Saturday' },
  { now: '2026-12-24T20:00', day: '2026-12-28', why: 'Christmas is a Friday' },
  { now: '2026-09-23T20:00', day: '2026-09-28', why: '추석' },
  { now: '2026-12-31T20:00', day: '2027-01-04', why: '신정, then a weekend' },
])('the next school day at $now is $day: $why', ({ now, day }) => {
  expect(nextSchoolDay(three, inSeoul(now), noRestDay)).toBe(day)
})

test('a day on which the branch rests is none; while it rests for a year, the first one stands', () => {
  const now = inSeoul('2026-11-24T12:00')
  const rests = ['2026-11-24', '2026-11-25']
  expect(nextSchoolDay(three, now, (day) => rests.includes(day))).toBe('2026-11-26')
  expect(nextSchoolDay(three, now, () => true)).toBe('2026-11-24')
})

test('late in the evening the small hours of tomorrow are too near', () => {
  const now = inSeoul('2026-11-24T23:50')
  expect(nextSchoolDay({ hour: 0, minute: 10 }, now, noRestDay)).toBe('2026-11-26')
  expect(nextSchoolDay({ hour: 0, minute: 20 }, now, noRestDay)).toBe('2026-11-25')
})

test.each([
  { was: '2026-11-18T15:00', now: '2026-11-24T12:00', day: '2026-11-25', why: 'tomorrow' },
  { was: '2026-11-17T15:00', now: '2026-11-24T12:00', day: '2026-12-01', why: 'not today' },
  { was: '2026-11-23T15:00', now: '2026-11-24T12:00', day: '2026-11-30', why: 'a Monday' },
  { was: '2026-11-21T15:00', now: '2026-11-24T12:00', day: '2026-11-28', why: 'a Saturday' },
  { was: '2026-11-20T15:00', now: '2026-12-20T12:00', day: '2026-12-21', why: 'Christmas' },
])('a ride of $was again at $now is on $day: $why', ({ was, now, day }) => {
  expect(sameWeekdayAgain(inSeoul(was), three, inSeoul(now), noRestDay)).toBe(day)
})

test('that weekday is too near late in the evening before', () => {
  const was = inSeoul('2026-11-18T00:10')
  const now = inSeoul('2026-11-24T23:50')
  expect(sameWeekdayAgain(was, { hour: 0, minute: 10 }, now, noRestDay)).toBe('2026-11-26')
})
