import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Fault } from '../../tests/failures/rows/failureRows'
import type { BackendFault } from '../support/test'
import { DEADLINE_MS, HTML, never, type TestContext } from './proveCells'

const READ = /:runQuery/
export const COMMIT = /:commit/

export const DENIED = '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'
export const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

const isReadOf = (request: Request, collections: readonly string[]): boolean => {
  const asked = (READ.test(request.url()) && request.postData()) || ''
  return collections.some((collection) => asked.includes(`"collectionId":"${collection}"`))
}

/** Made by the backend: a page whose requests are caught loads without the browser's cache. */
const readFaults: Record<Fault, BackendFault> = {
  refused: { status: 403 },
  slow: { hold: true },
  hanging: { hold: true },
  wrong: { status: 200, body: HTML },
}

/** Reads of some collections fail until `clearFaults`; returns how to wait for the first. */
export async function failReads(
  { page, backend }: Pick<TestContext, 'page' | 'backend'>,
  fault: Fault,
  ...collections: readonly string[]
) {
  await backend.fail(...collections.map((collection) => ({ collection, ...readFaults[fault] })))
  const asked = page.waitForRequest((request) => isReadOf(request, collections))
  // Not everybody waits for it.
  asked.catch(never)
  return () => asked
}

/** What works again may be told before it is asked for again: then the button is gone. */
export const tapIfThere = (button: Locator): Promise<void> =>
  button.click({ timeout: 2_000 }).catch(never)

export const refuse = (route: Route) =>
  route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } })

/** Presses, and advances the clock past a commit's deadline. */
export async function hangCommit(page: Page, press: () => Promise<void>) {
  await page.clock.install({ time: await page.evaluate(() => Date.now()) })
  await page.route(COMMIT, never)
  const asked = page.waitForRequest(COMMIT)
  await press()
  await asked
  await page.clock.runFor(DEADLINE_MS)
}

/** Commits arrive, but a login page answers; counts them. */
export async function loseAnswers(page: Page) {
  const commits: string[] = []
  await page.route(COMMIT, async (route) => {
    commits.push(route.request().url())
    await route.fetch()
    // A page that was left takes no answer.
    await route.fulfill({ contentType: 'text/html', body: HTML }).catch(() => {})
  })
  return commits
}
