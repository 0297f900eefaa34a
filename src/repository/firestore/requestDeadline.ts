import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import { toRepositoryError } from './repositoryError'

/** The lite SDK has no timeout of its own: a hanging connection would keep a parent waiting for minutes. */
export const REQUEST_DEADLINE_MS = secondsToMilliseconds(8)

/**
 * Runs a request with a deadline of 8 s. A second try is not made here: reads are tried again by the cache that asks
 * (`src/remote`), writes by `sendOnce`, which first asks what arrived.
 * @throws {RepositoryError} never anything else.
 */
export async function withRequestDeadline<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(REQUEST_DEADLINE_MS, request)
  } catch (error) {
    throw toRepositoryError(error)
  }
}
