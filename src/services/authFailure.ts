import { isOnline } from '@/platform/network/network'

/** What can be expected to go wrong when Auth is asked. The page that asked has the words for it. */
export type AuthFailure =
  | 'wrongCode'
  /** The code is too old, or belongs to another number. */
  | 'codeExpired'
  | 'badPhone'
  /** The phone or the social account belongs to another account. */
  | 'alreadyInUse'
  /** The parent closed the window, or it was replaced by another one. */
  | 'windowClosed'
  /** The browser did not open a window, as in-app browsers do. */
  | 'windowBlocked'
  /** Nobody has switched this way of signing in on, or not for this address. */
  | 'notSetUp'
  | 'tooMany'
  /** Auth wants to see a sign-in of the last minutes first: `reauthenticate…`. */
  | 'freshSignInNeeded'
  /** A fresh sign-in with somebody else's identity. */
  | 'wrongAccount'
  /** Nobody is signed in any more: deleted, disabled or signed out elsewhere. */
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

/** Nobody is signed in who could do what was asked. */
export class NobodySignedIn extends Error {
  override name = 'NobodySignedIn'
}

/** Auth's own script did not load. */
export class AuthNotLoaded extends Error {
  override name = 'AuthNotLoaded'
}

/** Mistakes of ours, not of a network or a parent. */
const OUR_MISTAKES = new Set(['auth/argument-error', 'auth/invalid-api-key', 'auth/app-deleted'])

/** The code of an error of the Auth SDK; empty for any other. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A code nobody knows is what the SDK made of a server's words: `auth/the-service-is-currently-unavailable.` */
function failureOf(error: unknown): AuthFailure | undefined {
  if (error instanceof NobodySignedIn) return 'ended'
  const code = codeOf(error)
  const isOfAService = code.startsWith('auth/') && !OUR_MISTAKES.has(code)
  if (!isOfAService && !(error instanceof AuthNotLoaded)) return undefined
  const failure = FAILURE_BY_CODE[code] ?? 'unavailable'
  return failure === 'unavailable' && !isOnline() ? 'offline' : failure
}

/** Runs what asks Auth. What can be expected to go wrong is a result; anything else is thrown as it came. */
export async function asResult<T>(work: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ...(await work()), ok: true }
  } catch (error) {
    const reason = failureOf(error)
    if (!reason) throw error
    return { ok: false, reason }
  }
}
