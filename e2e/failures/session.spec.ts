import type { Page, Route } from '@playwright/test'
import { now } from '../support/clock'
import { hold } from '../support/hold'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'
import {
  asHtml,
  DEADLINE_MS,
  never,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveRows,
} from './proveCells'
import { FAILED } from './requests'
import { sessionRows } from './sessionRows'

const SESSION = /accounts:lookup|securetoken/

const child = (page: Page) => page.getByRole('heading', { name: '김하준' })
const greeted = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '하준맘 님' })).toBeVisible()
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } })

const enter: Proof = async ({ page }) => {
  await page.clock.install({ time: now() })
  await signIn(page, PARENT_PHONE, '/my/children')
  await expect(child(page)).toBeVisible()
}
const staysSignedIn =
  (answer: (route: Route) => Promise<void>): Proof =>
  async ({ page }) => {
    await page.route(SESSION, answer)
    await open(page, '/my/children')
    await greeted(page)
    await expect(child(page)).toBeVisible()
  }
const session: Proofs = {
  refused: staysSignedIn(unavailable),
  wrong: staysSignedIn(asHtml),
  slow: async ({ page }) => {
    const release = await hold(page, SESSION)
    await open(page, '/my/children')
    await greeted(page)
    release()
    await expect(child(page)).toBeVisible()
  },
  hanging: async ({ page }) => {
    const asked = page.waitForRequest(SESSION)
    await page.route(SESSION, never)
    await open(page, '/my/children')
    await asked
    await greeted(page)
    await page.clock.runFor(DEADLINE_MS)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED)
    await open(page, '/branches')
    await greeted(page)
    await page.getByRole('searchbox').fill('서초')
    await expect(page.getByRole('heading', { name: '서초점' })).toBeVisible()
    await page.unroute(SESSION)
    await open(page, '/my/children')
    await expect(child(page)).toBeVisible()
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(sessionRows, {
  'Auth, whether the session lasts': { start: enter, proofs: session },
})
