import { beforeAll, vi } from 'vitest'

/** Longer than the SDK waits before it sends a transaction again, shorter than any limit of the site's own. */
const LONGEST_BACKOFF_MS = 5_000

/** A network that executes requests but loses answers, after which the SDK tries again at once. */
export function lostAnswers() {
  let method: string | undefined
  beforeAll(() => {
    const { fetch, setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (run: () => void, delayMs = 0, ...values: unknown[]) =>
      setTimeout(run, delayMs < LONGEST_BACKOFF_MS ? 0 : delayMs, ...values),
    )
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!method || !String(input).includes(`:${method}`)) return answer
      method = undefined
      throw new TypeError('the answer was lost')
    })
  })
  return {
    /** Loses the answer to the next request of a method such as `commit`. */
    loseNext: (next: string) => {
      method = next
    },
  }
}
