export type RepositoryErrorKind = 'unavailable' | 'denied' | 'timeout' | 'unknown'

/** The one error a repository throws. Pages decide what a parent reads; the kind says what a retry can hope for. */
export class RepositoryError extends Error {
  override name = 'RepositoryError'
  readonly kind: RepositoryErrorKind

  constructor(kind: RepositoryErrorKind, cause?: unknown) {
    super(`Firestore read failed: ${kind}`, { cause })
    this.kind = kind
  }
}

const KIND_BY_CODE: Record<string, RepositoryErrorKind> = {
  unavailable: 'unavailable',
  'resource-exhausted': 'unavailable',
  'deadline-exceeded': 'timeout',
  'permission-denied': 'denied',
  unauthenticated: 'denied',
}

/** Reads the code of an error of the Firestore SDK; anything else is `unknown`. */
export function toRepositoryError(error: unknown): RepositoryError {
  if (error instanceof RepositoryError) return error
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return new RepositoryError(KIND_BY_CODE[code.replace(/^firestore\//, '')] ?? 'unknown', error)
}
