import { isOnline } from '@/platform/network/online'

/** Expected failures; the calling page has the messages. */
export type AuthFailure =
  | 'wrongCode'
  /** Too old, or for another number. */
  | 'codeExpired'
  | 'badPhone'
  /** Phone or social account belong to another account. */
  | 'alreadyInUse'
  /** Closed, or replaced by another one. */
  | 'windowClosed'
  /** As in in-app browsers. */
  | 'windowBlocked'
  /** The provider is not enabled, or not for this domain. */
  | 'notSetUp'
  | 'tooMany'
  /** A recent sign-in is required: `reauthenticate…`. */
  | 'freshSignInNeeded'
  /** Signed in again with another identity. */
  | 'wrongAccount'
  /** Deleted, disabled or signed out elsewhere. */
  | 'ended'
  | 'offline'
  | 'unavailable'

export type AuthResult<T = object> = (T & { ok: true }) | { ok: false; reason: AuthFailure }

const FAILURE_BY_CODE: Record<string, AuthFailure> = {
  'auth/invalid-verification-code': 'wrongCode',
  'auth/missing-verification-code': 'wrongCode',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-verification-id': 'codeExpired',
  'auth/missing-verification-id': 'codeExpired',
  'auth/invalid-phone-number': 'badPhone',
  'auth/missing-phone-number': 'badPhone',
  'auth/credential-already-in-use': 'alreadyInUse',
  'auth/email-already-in-use': 'alreadyInUse',
  'auth/account-exists-with-different-credential': 'alreadyInUse',
  'auth/phone-number-already-exists': 'alreadyInUse',
  'auth/popup-closed-by-user': 'windowClosed',
  'auth/cancelled-popup-request': 'windowClosed',
  'auth/user-cancelled': 'windowClosed',
  'auth/popup-blocked': 'windowBlocked',
  'auth/operation-not-supported-in-this-environment': 'windowBlocked',
  'auth/web-storage-unsupported': 'windowBlocked',
  'auth/operation-not-allowed': 'notSetUp',
  'auth/unauthorized-domain': 'notSetUp',
  'auth/configuration-not-found': 'notSetUp',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/requires-recent-login': 'freshSignInNeeded',
  'auth/user-mismatch': 'wrongAccount',
  'auth/user-token-expired': 'ended',
  'auth/user-disabled': 'ended',
  'auth/user-not-found': 'ended',
  'auth/invalid-user-token': 'ended',
  'auth/null-user': 'ended',
}

export class NobodySignedIn extends Error {
  override name = 'NobodySignedIn'
}

export class AuthNotLoaded extends Error {
  override name = 'AuthNotLoaded'
}

const OUR_MISTAKES = new Set(['auth/argument-error', 'auth/invalid-api-key', 'auth/app-deleted'])

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The SDK makes unknown codes of server messages: `auth/the-service-is-currently-unavailable.` */
function failureOf(error: unknown): AuthFailure | undefined {
  if (error instanceof NobodySignedIn) return 'ended'
  const code = codeOf(error)
  const isOfAService = code.startsWith('auth/') && !OUR_MISTAKES.has(code)
  if (!isOfAService && !(error instanceof AuthNotLoaded)) return undefined
  const failure = FAILURE_BY_CODE[code] ?? 'unavailable'
  return failure === 'unavailable' && !isOnline() ? 'offline' : failure
}

/** Expected failures become a result; others are thrown. */
export async function asResult<T>(work: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ...(await work()), ok: true }
  } catch (error) {
    const reason = failureOf(error)
    if (!reason) throw error
    return { ok: false, reason }
  }
}
