import {
  type FailureCause,
  overtaken,
  type RemoteFailure,
  remoteFailures,
} from '@/domain/remoteFailure'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/repositoryError'

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

/** What a person of the agit reads about the error of a command. */
export const staffFailureOf = (error: unknown): RemoteFailure =>
  error instanceof RepositoryError && error.kind === 'changed' ? overtaken : failureOf(error)
