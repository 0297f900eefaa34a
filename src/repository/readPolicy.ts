import { RepositoryError, toRepositoryError } from './repositoryError'

/** The lite SDK has no timeout of its own: a hanging connection would keep a parent waiting for minutes. */
const READ_DEADLINE_MS = 8000
const RETRY_AFTER_MS = 400

const isTransient = (error: RepositoryError) =>
  error.kind === 'unavailable' || error.kind === 'unknown'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs a read with a deadline of 8 s in all and one retry of a passing fault within it.
 * @throws {RepositoryError} never anything else.
 */
export async function withReadPolicy<T>(read: () => Promise<T>): Promise<T> {
  let deadline: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const timeUp = new Promise<never>((_, reject) => {
    deadline = setTimeout(() => {
      isOver = true
      reject(new RepositoryError('timeout'))
    }, READ_DEADLINE_MS)
  })

  const attempt = () => read().catch((error: unknown) => Promise.reject(toRepositoryError(error)))
  const attempts = attempt().catch(async (error: RepositoryError) => {
    if (!isTransient(error)) throw error
    await pause(RETRY_AFTER_MS)
    if (isOver) throw error
    return attempt()
  })

  try {
    return await Promise.race([attempts, timeUp])
  } finally {
    clearTimeout(deadline)
    // Whatever comes after the deadline has nobody left to read it.
    attempts.catch(() => undefined)
  }
}
