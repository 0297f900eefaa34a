import { DeadlineError } from '@/platform/network/deadline'
import { isOnline } from '@/platform/network/network'

/**
 * signedOut: the session has ended or was never there · exists: the id is taken · changed: the document is gone, or not as
 * it was when it was read · offline: nothing was reached, and the browser knows of no network
 */
export type RepositoryErrorKind =
  | 'unavailable'
  | 'offline'
  | 'denied'
  | 'signedOut'
  | 'exists'
  | 'changed'
  | 'timeout'
  | 'unknown'

/** The one error a repository throws. Pages decide what a parent reads; the kind says what a retry can hope for. */
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
  // A member's request asks Auth for a token first.
  'auth/network-request-failed': 'unavailable',
  'auth/user-token-expired': 'signedOut',
  'auth/user-disabled': 'signedOut',
}

/** Was the request refused for what it is? The same again changes nothing, and nothing was written. */
export const isRefusal = ({ kind }: RepositoryError): boolean =>
  ['denied', 'signedOut', 'exists', 'changed'].includes(kind)

function kindOf(error: unknown): RepositoryErrorKind {
  if (error instanceof DeadlineError) return 'timeout'
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return KIND_BY_CODE[code.replace(/^firestore\//, '')] ?? 'unknown'
}

/** Reads the code of an error of the Firestore SDK; anything else is `offline` or `unknown`. */
export function toRepositoryError(error: unknown): RepositoryError {
  if (error instanceof RepositoryError) return error
  const failure = new RepositoryError(kindOf(error), error)
  return isRefusal(failure) || isOnline() ? failure : new RepositoryError('offline', error)
}
