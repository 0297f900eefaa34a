import { expect, test, vi } from 'vitest'
import { retryPause } from '@/remote/pollPause'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'

const MINUTE_MS = 60_000
const failed = (errorUpdateCount: number, kind: RepositoryErrorKind = 'unavailable') => ({
  state: { data: undefined, status: 'error', errorUpdateCount, error: new RepositoryError(kind) },
})

test.each([
  [1, 5_000],
  [2, 10_000],
  [3, 20_000],
  [4, MINUTE_MS],
  [50, MINUTE_MS],
])('what could not be read %i times is read again after %i ms', (failures, pause) => {
  expect(retryPause(failed(failures))).toBe(pause)
})

test.each(['denied', 'signedOut'] as const)('a read that was refused, %s, rests', (kind) => {
  expect(retryPause(failed(1, kind))).toBe(false)
})

test('what has an answer rests, and so does all while nobody looks', () => {
  expect(retryPause({ state: { ...failed(1).state, status: 'success', error: null } })).toBe(false)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(retryPause(failed(1))).toBe(false)
})
