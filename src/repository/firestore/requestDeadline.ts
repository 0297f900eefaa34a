import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { withDeadline } from '@/platform/network/deadline'
import { RepositoryError, toRepositoryError } from './repositoryError'

/** The lite SDK has no timeout of its own. */
export const REQUEST_DEADLINE_MS = secondsToMilliseconds(8)

/** After a refused token the SDK sends a new one: a device's clock that was set back since made the old one look valid. */
async function withValidToken<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    const isTokenRefused =
      !(error instanceof RepositoryError) && toRepositoryError(error).kind === 'signedOut'
    if (!isTokenRefused) throw error
    return request()
  }
}

/** Runs a request with a deadline of 8 s and no retry (reads: `src/remote`, writes: `sendOnce`) but for a refused token. @throws {RepositoryError} */
export async function withRequestDeadline<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(REQUEST_DEADLINE_MS, () => withValidToken(request))
  } catch (error) {
    throw toRepositoryError(error)
  }
}
