import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { now } from '@/platform/clock'
import { RepositoryError } from '@/repository/firestore/repositoryError'

export const FRESH_MS = hoursToMilliseconds(1)
export const RETRY_AFTER_MS = 400

/** Will the same question perhaps be answered a moment later? */
export const isPassing = (error: unknown): boolean =>
  error instanceof RepositoryError && ['unavailable', 'offline', 'unknown'].includes(error.kind)

/** Was an answer given by a clock that has been set back since? Nobody knows how old it is. */
export const isFromTheFuture = (answeredAtMs: number): boolean => answeredAtMs > now().getTime()
