export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Runs `work`; after `ms` it rejects with {@link DeadlineError} and aborts `signal`. */
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

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
