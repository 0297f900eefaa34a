import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'

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
