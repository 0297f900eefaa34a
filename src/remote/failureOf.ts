import {
  type FailureCause,
  overtaken,
  type RemoteFailure,
  remoteFailures,
} from '@/domain/remoteFailure'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import type { AuthFailure } from '@/services/authFailure'

const causes: Record<RepositoryErrorKind, FailureCause> = {
  denied: 'denied',
  // Somebody else was faster.
  exists: 'denied',
  changed: 'denied',
  signedOut: 'signedOut',
  offline: 'offline',
  unavailable: 'other',
  timeout: 'other',
  unknown: 'other',
}

/** What a member reads about the error of a query or a command. */
export const failureOf = (error: unknown): RemoteFailure =>
  remoteFailures[error instanceof RepositoryError ? causes[error.kind] : 'other']

/** What a member reads about what Auth did not do, where a page has no words of its own for it. */
export function authFailureOf(reason: AuthFailure): RemoteFailure {
  if (reason === 'offline') return remoteFailures.offline
  return reason === 'ended' ? remoteFailures.signedOut : remoteFailures.other
}

/** What a person of the agit reads about the error of a command, if there is one. */
export const staffFailureOf = (error: Error | null): RemoteFailure | undefined => {
  if (!error) return undefined
  return error instanceof RepositoryError && error.kind === 'changed' ? overtaken : failureOf(error)
}
