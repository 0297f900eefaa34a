import {
  creditShort,
  type FailureCause,
  overtaken,
  type RemoteFailure,
  remoteFailures,
} from '@/domain/remoteFailure'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import type { AuthFailure } from '@/services/authFailure'

const causes: Record<Exclude<RepositoryErrorKind, 'short'>, FailureCause> = {
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

/** The message for a member. */
export function failureOf(error: unknown): RemoteFailure {
  if (!(error instanceof RepositoryError)) return remoteFailures.other
  return error.kind === 'short' ? creditShort : remoteFailures[causes[error.kind]]
}

/** The message for a failed Auth call, where a page has none of its own. */
export function authFailureOf(reason: AuthFailure): RemoteFailure {
  if (reason === 'offline') return remoteFailures.offline
  return reason === 'ended' ? remoteFailures.signedOut : remoteFailures.other
}

/** The message for staff. */
export const staffWordsOf = (error: unknown): RemoteFailure =>
  error instanceof RepositoryError && error.kind === 'changed' ? overtaken : failureOf(error)
