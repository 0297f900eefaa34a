import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import { toRepositoryError } from './repositoryError'

/** The lite SDK has no timeout of its own. */
export const REQUEST_DEADLINE_MS = secondsToMilliseconds(8)

/** Runs a request with a deadline of 8 s and no retry (reads: `src/remote`, writes: `sendOnce`). @throws {RepositoryError} */
export async function withRequestDeadline<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(REQUEST_DEADLINE_MS, request)
  } catch (error) {
    throw toRepositoryError(error)
  }
}
