import type { Page } from '@playwright/test'
import { STAFF_PHONE, signIn } from '../../support/signIn'
import { type Backend, expect, open } from '../../support/test'
import { runASecond } from '../../support/told'
import { DEADLINE_MS, type RowProof } from '../proveCells'
import { message } from '../proveCommand'
import { DENIED, FAILED, failReads, tapIfThere } from '../requests'

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
  return {
    start: async ({ page, backend }) => {
      await put.before(backend)
      await page.clock.install({ time: backend.now() })
      await signIn(page, STAFF_PHONE, '/my/children')
    },
    proofs: {
      refused: async (world) => {
        const { page, backend } = world
        await failReads(world, 'refused', collection)
        await open(page, path)
        await expect(message(page)).toContainText(DENIED)
        await areOthersShown?.(page)
        await backend.clearFaults()
        await tapIfThere(message(page).getByRole('button', { name: '새로 고침' }))
        await isShown.before(page)
      },
      slow: async (world) => {
        const { page, backend } = world
        await failReads(world, 'slow', collection)
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('link', { name: '프로그램', exact: true }).click()
        await expect(page.getByRole('heading', { name: '프로그램 회차' })).toBeVisible()
        await page.goBack()
        await backend.clearFaults()
        await isShown.before(page)
      },
      hanging: async (world) => {
        const { page, backend } = world
        const asked = await failReads(world, 'hanging', collection)
        await open(page, path)
        await asked()
        // Other running reads would time out as well.
        await areOthersShown?.(page)
        await page.clock.runFor(DEADLINE_MS)
        await expect(message(page)).toContainText(FAILED)
        await backend.clearFaults()
        await tapIfThere(message(page).getByRole('button', { name: '다시 시도' }))
        await isShown.before(page)
      },
      wrong: async (world) => {
        const { page, backend } = world
        await open(page, path)
        await isShown.before(page)
        const asked = await failReads(world, 'wrong', collection)
        await runASecond(page)
        await asked()
        await isShown.before(page)
        await expect(message(page)).toHaveCount(0)
        await backend.clearFaults()
        await put.after(backend)
        await runASecond(page)
        await isShown.after(page)
      },
    },
  }
}
