/**
 * Runs `work` and rejects when it has not settled after `ms` milliseconds; then `signal` tells it to let go.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('deadline passed'))
      giveUp.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(giveUp.signal), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
