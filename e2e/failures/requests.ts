import type { Page, Route } from '@playwright/test'
import { DEADLINE_MS, HTML, never } from './proveCells'

export const READ = /:runQuery/
export const COMMIT = /:commit/

export const DENIED = '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'
export const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

export const isReadOf =
  (...collections: readonly string[]) =>
  (route: Route): boolean => {
    const asked = route.request().postData() ?? ''
    return collections.some((collection) => asked.includes(`"collectionId":"${collection}"`))
  }

export const refuse = (route: Route) =>
  route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } })

/** Answers reads in place of the backend, or `never`; returns how to wait for the first. */
export async function answerReads(
  page: Page,
  isMeant: (route: Route) => boolean,
  answer: (route: Route) => unknown,
) {
  let arrived = never
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route(READ, (route) => {
    if (!isMeant(route)) return route.fallback()
    arrived()
    return answer(route)
  })
  return () => arrival
}

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
