/** Something took longer than it was given. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Runs `work` and rejects with a {@link DeadlineError} when it has not settled after `ms` milliseconds; then `signal` tells it to let go. */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError())
      giveUp.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(giveUp.signal), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
