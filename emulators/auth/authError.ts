import { ApiError } from '../http/apiError.ts'

/** A refusal in the service's words, `CODE` or `CODE : text`; the SDK derives its error code from the part before the colon. */
export class AuthError extends Error {
  readonly code: number

  constructor(message: string, code = 400) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }

  toJSON() {
    return errorAnswer(this.code, this.message)
  }
}

export function errorAnswer(code: number, message: string) {
  return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }
}

/** The answer to a failed request; faults of our own are logged. */
export function refusalOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof ApiError) return new AuthError(error.message, error.code)
  console.warn('The Auth stand-in failed.', error)
  return new AuthError('INTERNAL_ERROR', 500)
}

/** Returns the value; throws the refusal if it is missing. */
export function required<T>(value: T | undefined, message: string): T {
  if (value === undefined || value === '') throw new AuthError(message)
  return value
}
