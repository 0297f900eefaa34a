import { expect, test } from 'vitest'
import { creditShort, overtaken, remoteFailures } from '@/domain/remoteFailure'
import { authFailureOf, failureOf, staffWordsOf } from '@/remote/failureOf'
import { RepositoryError } from '@/repository/firestore/repositoryError'

test.each([
  ['exists', remoteFailures.denied],
  ['signedOut', remoteFailures.signedOut],
  ['offline', remoteFailures.offline],
  ['timeout', remoteFailures.other],
  ['short', creditShort],
] as const)('members and staff read the same about 「%s」', (kind, failure) => {
  expect(failureOf(new RepositoryError(kind))).toBe(failure)
  expect(staffWordsOf(new RepositoryError(kind))).toBe(failure)
})

test('of what was changed meanwhile staff read that another was faster', () => {
  expect(failureOf(new RepositoryError('changed'))).toBe(remoteFailures.denied)
  expect(staffWordsOf(new RepositoryError('changed'))).toBe(overtaken)
})

test('any other error asks to try again', () => {
  expect(failureOf(new Error('short'))).toBe(remoteFailures.other)
  expect(staffWordsOf(new Error('changed'))).toBe(remoteFailures.other)
})

test.each([
  ['offline', remoteFailures.offline],
  ['ended', remoteFailures.signedOut],
  ['unavailable', remoteFailures.other],
] as const)('a failed sign-in, 「%s」', (reason, failure) => {
  expect(authFailureOf(reason)).toBe(failure)
})
