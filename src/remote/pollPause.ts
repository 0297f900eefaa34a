import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { mayPoll } from '@/platform/network/online'
import { isRefusal, RepositoryError } from '@/repository/firestore/repositoryError'

const MAX_PAUSE_MS = minutesToMilliseconds(1)

/** The part of TanStack Query's `Query` that a poll looks at. */
export interface Polled<Data = unknown> {
  state: { data: Data | undefined; status: string; errorUpdateCount: number }
}

/** `errorUpdateCount` at the last answer. */
const failuresBefore = new WeakMap<object, number>()

/** For the query cache: after an answer failures are counted anew. */
export const noteAnswer = (query: Polled): void => {
  failuresBefore.set(query, query.state.errorUpdateCount)
}

/** Reads that failed since the last answer, retries not counted. */
export const failuresInRow = (query: Polled): number =>
  query.state.status === 'success'
    ? 0
    : query.state.errorUpdateCount - (failuresBefore.get(query) ?? 0)

/** Ms to the next poll: doubles from the second failure in a row on, up to a minute (or `intervalMs` if that is longer). */
export const pollPause = (intervalMs: number, query: Polled): number =>
  Math.min(
    intervalMs * 2 ** Math.max(0, failuresInRow(query) - 1),
    Math.max(intervalMs, MAX_PAUSE_MS),
  )

/** As `pollPause`, for polls that rest. */
export const pollPauseIf = (intervalMs: number | false, query: Polled): number | false =>
  intervalMs !== false && pollPause(intervalMs, query)

/** After each failure in a row; then once a minute (specification 8, section 1). */
const RETRY_MS = [5, 10, 20].map(secondsToMilliseconds)

export interface Tried<Data = unknown> extends Polled<Data> {
  state: Polled<Data>['state'] & { error: Error | null }
}

/** Ms until what could not be read is read again by itself; false after a refusal or an ended session, and while nobody looks. */
export function retryPause(query: Tried): number | false {
  const { status, error } = query.state
  if (status !== 'error' || !mayPoll()) return false
  if (error instanceof RepositoryError && (isRefusal(error) || error.kind === 'signedOut'))
    return false
  return RETRY_MS[failuresInRow(query) - 1] ?? MAX_PAUSE_MS
}
