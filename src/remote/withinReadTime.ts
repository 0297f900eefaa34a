import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { clockCorrectionMs } from '@/platform/clock'
import { withDeadline } from '@/platform/network/deadline'
import { RepositoryError, toRepositoryError } from '@/repository/firestore/repositoryError'
import { REQUEST_DEADLINE_MS } from '@/repository/firestore/requestDeadline'
import { failuresInRow } from './pollPause'
import { RETRY_AFTER_MS, withoutRetry } from './readPolicy'

/** Duration of a read's first try, without pauses of a hidden tab. */
const spentMs = new WeakMap<Query, number>()

/** Reads again when the answer itself has shown that the clock was wrong by which it was asked for. */
async function readByServerTime<T>(read: () => Promise<T>): Promise<T> {
  const correctionMs = clockCorrectionMs()
  const answer = await read()
  return clockCorrectionMs() === correctionMs ? answer : read()
}

export type ReadContext = Pick<QueryFunctionContext, 'client' | 'queryKey'>

/** A `queryFn` whose two tries together have 8 s. @throws {RepositoryError} `timeout` when no time is left for a second try */
export const withinReadTime =
  <T>(read: (context: ReadContext) => Promise<T>) =>
  async (context: ReadContext): Promise<T> => {
    const { client, queryKey } = context
    const query = client.getQueryCache().find({ queryKey })
    const isSecondTry = query !== undefined && query.state.fetchFailureCount > 0
    const leftMs = REQUEST_DEADLINE_MS - (isSecondTry ? (spentMs.get(query) ?? 0) : 0)
    const startedAt = performance.now()
    try {
      return await withDeadline(leftMs, () => readByServerTime(() => read(context)))
    } catch (error) {
      const spent = performance.now() - startedAt + RETRY_AFTER_MS
      if (query) spentMs.set(query, spent)
      if (spent >= REQUEST_DEADLINE_MS) throw new RepositoryError('timeout', error)
      const failure = toRepositoryError(error)
      throw query && failuresInRow(query) > 1 ? withoutRetry(failure) : failure
    }
  }
