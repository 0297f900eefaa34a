import { withDeadline } from '@/platform/deadline'
import { toRepositoryError } from './repositoryError'

/** Like a read, no write keeps a parent waiting for longer; the lite SDK has no timeout of its own. */
const WRITE_DEADLINE_MS = 8000

/**
 * Runs a write with a deadline of 8 s and without a second try: that is `sendOnce`'s, which first asks what arrived.
 * @throws {RepositoryError} never anything else.
 */
export async function withWritePolicy(write: () => Promise<void>): Promise<void> {
  try {
    await withDeadline(WRITE_DEADLINE_MS, write)
  } catch (error) {
    throw toRepositoryError(error)
  }
}
