import type { Page, Request } from '@playwright/test'
import { expect } from './test'

/** Counts the page's requests from now on; what it returns waits until none is under way. */
export function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  const end = (request: Request) => running.delete(request)
  page.on('request', (request) => running.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => expect.poll(() => running.size, 'requests under way').toBe(0)
}
