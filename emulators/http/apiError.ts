const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type ApiStatus = keyof typeof httpCodes

/** In the order of gRPC's numbers, which begin with OK. */
const rpcStatuses: readonly string[] =
  'OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED'.split(
    ' ',
  )
const UNKNOWN = rpcStatuses.indexOf('UNKNOWN')

/** gRPC's number of a status. */
export function rpcCodeOf(status: string): number {
  const code = rpcStatuses.indexOf(status)
  return code < 0 ? UNKNOWN : code
}

/** An error for the caller: `{error: {code, status, message}}` with the HTTP code of the status. */
export class ApiError extends Error {
  readonly status: ApiStatus
  readonly code: number

  constructor(status: ApiStatus, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = httpCodes[status]
  }

  toJSON() {
    return { error: { code: this.code, status: this.status, message: this.message } }
  }
}

/** An error body for any HTTP code that a test wants. */
export function errorBody(code: number) {
  const status = Object.entries(httpCodes).findLast(([, value]) => value === code)?.[0]
  return { error: { code, status: status ?? 'UNKNOWN', message: `Simulated failure ${code}.` } }
}

export function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
