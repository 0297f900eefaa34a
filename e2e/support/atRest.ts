import { isDeepStrictEqual } from 'node:util'
import type { Page, Request } from '@playwright/test'
import { expect } from './test'

/** A listener's answer stays open. */
const isListening = (request: Request) => request.url().includes('/Listen/channel')

/** Counts the page's requests from now on; what it returns waits until none is under way. */
export function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  const end = (request: Request) => running.delete(request)
  page.on('request', (request) => {
    if (!isListening(request)) running.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    expect.poll(() => running.size, { message: 'requests under way', intervals: [10] }).toBe(0)
}

const REST_MS = 500

/** What is read, once it has been the same for a while. */
export async function atRest<T>(read: () => Promise<T>, restMs = REST_MS): Promise<T> {
  let last = { value: await read(), at: performance.now() }
  await expect
    .poll(
      async () => {
        const value = await read()
        if (!isDeepStrictEqual(value, last.value)) last = { value, at: performance.now() }
        return performance.now() - last.at
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(restMs)
  return last.value
}
