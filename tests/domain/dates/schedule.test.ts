import { expect, test } from 'vitest'
import {
  checkChangeDay,
  comingAfter,
  earlyRiseQuestion,
  fromDayText,
  heldAt,
  PAST_MAX,
  scheduleAt,
} from '@/domain/dates/schedule'
import { inSeoul } from '../rides/aRide'

const at = (day: string, name: string) => ({ name, from: inSeoul(`${day}T00:00`) })
const first = { name: 'first', from: new Date(0) }
const current = at('2026-06-01', 'current')
const next = at('2026-12-15', 'next')
const schedule = { current, next, past: [first] }
const before = inSeoul('2026-12-14T23:59')

test('what holds changes at midnight in Seoul', () => {
  expect(heldAt(schedule, inSeoul('2026-05-31T23:59'))).toBe(first)
  expect(heldAt(schedule, current.from)).toBe(current)
  expect(heldAt(schedule, before)).toBe(current)
  expect(heldAt(schedule, next.from)).toBe(next)
  expect(heldAt({ current, next: null, past: [] }, new Date(0))).toBe(current)
})

test('what comes is announced until its day, and holds from then on', () => {
  expect(comingAfter(schedule, before)).toBe(next)
  expect(comingAfter(schedule, next.from)).toBeUndefined()
  expect(scheduleAt(schedule, before)).toBe(schedule)
  expect(scheduleAt(schedule, next.from)).toEqual({
    current: next,
    next: null,
    past: [first, current],
  })
  expect(fromDayText(next)).toBe('12.15(화)부터')
})

test('the oldest goes at a hundred', () => {
  const past = Array.from({ length: PAST_MAX }, (_, index) => at('2026-01-01', `${index}`))
  const result = scheduleAt({ current, next, past }, next.from).past
  expect(result).toHaveLength(PAST_MAX)
  expect([result[0]?.name, result.at(-1)?.name]).toEqual(['1', 'current'])
})

test('a change begins tomorrow at the earliest, in 400 days at the latest', () => {
  const today = '2026-11-28'
  expect(checkChangeDay('2026-11-29', today)).toEqual({ ok: true })
  expect(checkChangeDay('2028-01-02', today)).toEqual({ ok: true })
  const reason = '내일부터 400일 안의 날을 골라 주세요.'
  for (const day of [today, '2028-01-03', ''])
    expect(checkChangeDay(day, today)).toEqual({ ok: false, reason })
})

test('a rise in less than 30 days is asked about', () => {
  const today = '2026-11-28'
  expect(earlyRiseQuestion(true, '2026-12-27', today)).toBe(
    '약관은 인상을 30일 전에 알린다고 약속해요. 29일 뒤부터 올릴까요?',
  )
  expect(earlyRiseQuestion(true, '2026-12-28', today)).toBeUndefined()
  expect(earlyRiseQuestion(false, '2026-11-29', today)).toBeUndefined()
})
