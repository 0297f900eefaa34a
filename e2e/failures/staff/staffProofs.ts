import type { Page } from '@playwright/test'
import { hold } from '../../support/hold'
import { STAFF_PHONE, signIn } from '../../support/signIn'
import { type Backend, expect, open } from '../../support/test'
import { asHtml, DEADLINE_MS, never, type RowProof } from '../proveCells'
import { message } from '../proveCommand'
import { answerReads, DENIED, FAILED, isReadOf, READ, refuse } from '../requests'

/** A little more than the screens' polling interval. */
const POLL_MS = 5_100

/** A list before and after a change made elsewhere. */
interface Screen {
  path: string
  collection: string
  put: Record<'before' | 'after', (backend: Backend) => Promise<void>>
  isShown: Record<'before' | 'after', (page: Page) => Promise<void>>
  areOthersShown?: (page: Page) => Promise<void>
}

export function proveListReads({
  path,
  collection,
  put,
  isShown,
  areOthersShown,
}: Screen): RowProof {
  const isMeant = isReadOf(collection)
  return {
    start: async ({ page, backend }) => {
      await put.before(backend)
      await page.clock.install({ time: backend.now() })
      await signIn(page, STAFF_PHONE, '/my/children')
    },
    proofs: {
      refused: async ({ page }) => {
        await answerReads(page, isMeant, refuse)
        await open(page, path)
        await expect(message(page)).toContainText(DENIED)
        await areOthersShown?.(page)
        await page.unroute(READ)
        await message(page).getByRole('button', { name: '새로 고침' }).click()
        await isShown.before(page)
      },
      slow: async ({ page }) => {
        const release = await hold(page, READ, isMeant)
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('link', { name: '프로그램', exact: true }).click()
        await expect(page.getByRole('heading', { name: '프로그램 회차' })).toBeVisible()
        await page.goBack()
        release()
        await isShown.before(page)
      },
      hanging: async ({ page }) => {
        const asked = await answerReads(page, isMeant, never)
        await open(page, path)
        await asked()
        // Other running reads would time out as well.
        await areOthersShown?.(page)
        await page.clock.runFor(DEADLINE_MS)
        await expect(message(page)).toContainText(FAILED)
        await page.unroute(READ)
        await message(page).getByRole('button', { name: '다시 시도' }).click()
        await isShown.before(page)
      },
      wrong: async ({ page, backend }) => {
        await open(page, path)
        await isShown.before(page)
        const asked = await answerReads(page, isMeant, asHtml)
        await put.after(backend)
        await page.clock.runFor(POLL_MS)
        await asked()
        await isShown.before(page)
        await expect(message(page)).toHaveCount(0)
        await page.unroute(READ)
        await page.clock.runFor(POLL_MS)
        await isShown.after(page)
      },
    },
  }
}

export const waitForPoll = (page: Page) => page.clock.runFor(POLL_MS)
