import { ApiError } from '../http/apiError.ts'

/**
 * A refusal in the words of the hosted service: `INVALID_CODE`, or `INVALID_PHONE_NUMBER : …` with an explanation.
 * The SDK makes its own error code of the part before the colon.
 */
export class Refusal extends Error {
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

/** The body of an error answer. */
export function errorAnswer(code: number, message: string) {
  return { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }
}

/** What a failed request is told, whatever broke it. A fault of our own is written to the terminal. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ApiError) return new Refusal(error.message, error.code)
  console.warn('The Auth stand-in failed.', error)
  return new Refusal('INTERNAL_ERROR', 500)
}

/** Throws the refusal unless the value is there, and returns the value. */
export function required<T>(value: T | undefined, message: string): T {
  if (value === undefined || value === '') throw new Refusal(message)
  return value
}
