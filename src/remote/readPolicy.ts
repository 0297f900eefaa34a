import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { deviceNow } from '@/platform/clock'
import { RepositoryError } from '@/repository/firestore/repositoryError'

export const FRESH_MS = hoursToMilliseconds(1)
export const RETRY_AFTER_MS = 400

const repeated = new WeakSet<object>()

/** What has failed twice in a row is not tried twice at once: the next poll comes anyway. */
export const withoutRetry = (error: RepositoryError): RepositoryError => {
  repeated.add(error)
  return error
}

/** May a retry succeed? */
export const isTransient = (error: unknown): boolean =>
  error instanceof RepositoryError &&
  !repeated.has(error) &&
  ['unavailable', 'offline', 'unknown'].includes(error.kind)

/** An answer later than now: the clock was set back, so its age is unknown. */
export const isAfterNow = (answeredAtMs: number): boolean => answeredAtMs > deviceNow().getTime()
