import { afterEach, expect, test, vi } from 'vitest'
import { DeadlineError } from '@/platform/network/deadline'
import {
  isRefusal,
  RepositoryError,
  toRepositoryError,
} from '@/repository/firestore/repositoryError'

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ code: 'unavailable' }, 'unavailable'],
  [{ code: 'firestore/resource-exhausted' }, 'unavailable'],
  [{ code: 'auth/network-request-failed' }, 'unavailable'],
  [{ code: 'deadline-exceeded' }, 'timeout'],
  [{ code: 'not-firestore/unavailable' }, 'unknown'],
  [{}, 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
  ['unavailable', 'unknown'],
])('%j is %s, and offline without a network', (error, kind) => {
  const failure = toRepositoryError(error)
  expect(failure).toMatchObject({ kind, message: `Firestore failed: ${kind}` })
  expect(failure.cause).toBe(error)
  expect(isRefusal(failure)).toBe(false)
  setOnline(false)
  expect(toRepositoryError(error)).toMatchObject({ kind: 'offline', cause: error })
})

test.each([
  ['permission-denied', 'denied'],
  ['unauthenticated', 'signedOut'],
  ['auth/user-token-expired', 'signedOut'],
  ['auth/user-disabled', 'signedOut'],
  ['already-exists', 'exists'],
  ['not-found', 'changed'],
  ['failed-precondition', 'changed'],
  ['aborted', 'changed'],
])('%s is the answer %s, with and without a network', (code, kind) => {
  for (const online of [true, false]) {
    setOnline(online)
    const failure = toRepositoryError({ code })
    expect(failure.kind).toBe(kind)
    expect(isRefusal(failure)).toBe(kind !== 'signedOut')
  }
})

test('a deadline is a timeout, and a RepositoryError stays as it is', () => {
  expect(toRepositoryError(new DeadlineError()).kind).toBe('timeout')
  const known = new RepositoryError('exists')
  expect(toRepositoryError(known)).toBe(known)
})
