import { beforeAll, vi } from 'vitest'

/** A network that executes requests but loses answers. */
export function lostAnswers() {
  let method: string | undefined
  beforeAll(() => {
    const { fetch } = globalThis
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
