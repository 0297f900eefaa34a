import { expect, test } from 'vitest'
import { noteAnswer, pollPause, pollPauseIf } from '@/remote/pollPause'

const MINUTE_MS = 60_000
const query = (status: string, errorUpdateCount: number) => ({
  state: { data: undefined, status, errorUpdateCount },
})

test.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [3, 20_000],
  [4, 40_000],
  [5, MINUTE_MS],
  [50, MINUTE_MS],
])('after %i failures a poll of 5 s pauses %i ms', (failures, pause) => {
  expect(pollPause(5_000, query('error', failures))).toBe(pause)
})

test('a slow poll stays as slow as it is, and one that rests goes on resting', () => {
  expect(pollPause(10 * MINUTE_MS, query('error', 9))).toBe(10 * MINUTE_MS)
  expect(pollPauseIf(false, query('error', 9))).toBe(false)
  expect(pollPauseIf(5_000, query('error', 2))).toBe(10_000)
})

test('after an answer failures are counted anew', () => {
  const polled = query('error', 6)
  noteAnswer(polled)
  polled.state.errorUpdateCount = 8
  expect(pollPause(5_000, polled)).toBe(10_000)
  polled.state.status = 'success'
  expect(pollPause(5_000, polled)).toBe(5_000)
})
