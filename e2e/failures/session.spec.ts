import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { type BackendFault, expect, open, test } from '../support/test'
import {
  DEADLINE_MS,
  HTML,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveCells,
} from './proveCells'
import { FAILED } from './requests'
import { sessionRows } from './sessionRows'

const LOOKUP = /accounts:lookup/

const child = (page: Page) => page.getByRole('heading', { name: '김하준' })
const greeted = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '하준맘 님' })).toBeVisible()

const enter: Proof = async ({ page }) => {
  await page.clock.install({ time: now() })
  await signIn(page, PARENT_PHONE, '/my/children')
  await expect(child(page)).toBeVisible()
}
/** Opens 내 정보, which asks whether the session lasts. */
async function openOwn(page: Page): Promise<void> {
  const asked = page.waitForRequest(LOOKUP)
  await open(page, '/my/children')
  await asked
  await greeted(page)
}
const staysSignedIn =
  (answer: BackendFault): Proof =>
  async ({ page, backend }) => {
    await backend.fail({ method: 'lookup', ...answer })
    await openOwn(page)
    await expect(child(page)).toBeVisible()
  }
const session: Proofs = {
  refused: staysSignedIn({ status: 503 }),
  wrong: staysSignedIn({ status: 200, body: HTML }),
  slow: async ({ page, backend }) => {
    await backend.fail({ method: 'lookup', hold: true })
    await openOwn(page)
    await expect(child(page)).toHaveCount(0)
    await backend.clearFaults()
    await expect(child(page)).toBeVisible()
  },
  hanging: async ({ page, backend }) => {
    await backend.fail({ method: 'lookup', hold: true })
    await openOwn(page)
    await page.clock.runFor(DEADLINE_MS)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(FAILED)
    await open(page, '/branches')
    await greeted(page)
    await page.getByRole('searchbox').fill('서초')
    await expect(page.getByRole('heading', { name: '서초점' })).toBeVisible()
    await backend.clearFaults()
    await open(page, '/my/children')
    await expect(child(page)).toBeVisible()
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveCells(
  sessionRows,
  { 'Auth, whether the session lasts': session },
  { start: enter, long: ['Auth, whether the session lasts'] },
)
