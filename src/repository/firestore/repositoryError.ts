import { DeadlineError } from '@/platform/network/deadline'
import { isOnline } from '@/platform/network/online'

/** signedOut: no session · short: the credit does not cover it · exists: id taken · changed: document gone or unlike the one read · offline: failed without network */
export type RepositoryErrorKind =
  | 'unavailable'
  | 'offline'
  | 'denied'
  | 'signedOut'
  | 'exists'
  | 'changed'
  | 'short'
  | 'timeout'
  | 'unknown'

/** The only error a repository throws; pages choose the message by `kind`. */
export class RepositoryError extends Error {
  override name = 'RepositoryError'
  readonly kind: RepositoryErrorKind

  constructor(kind: RepositoryErrorKind, cause?: unknown) {
    super(`Firestore failed: ${kind}`, { cause })
    this.kind = kind
  }
}

const KIND_BY_CODE: Record<string, RepositoryErrorKind> = {
  unavailable: 'unavailable',
  'resource-exhausted': 'unavailable',
  'deadline-exceeded': 'timeout',
  'permission-denied': 'denied',
  unauthenticated: 'signedOut',
  'already-exists': 'exists',
  'not-found': 'changed',
  'failed-precondition': 'changed',
  aborted: 'changed',
  // Auth's error when a token is needed and the network fails.
  'auth/network-request-failed': 'unavailable',
  'auth/user-token-expired': 'signedOut',
  'auth/user-disabled': 'signedOut',
}

/** Refused for what stands there by now: nothing was written, and a retry cannot succeed. */
export const isRefusal = ({ kind }: RepositoryError): boolean =>
  ['denied', 'exists', 'changed'].includes(kind)

function kindOf(error: unknown): RepositoryErrorKind {
  if (error instanceof DeadlineError) return 'timeout'
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return KIND_BY_CODE[code.replace(/^firestore\//, '')] ?? 'unknown'
}

/** Maps a Firestore SDK error code; others become `offline` or `unknown`. */
export function toRepositoryError(error: unknown): RepositoryError {
  if (error instanceof RepositoryError) return error
  const failure = new RepositoryError(kindOf(error), error)
  const isAnswer = isRefusal(failure) || failure.kind === 'signedOut'
  return isAnswer || isOnline() ? failure : new RepositoryError('offline', error)
}
