import type { Locator, Page } from '@playwright/test'
import { hold } from '../hold'
import { STAFF_PHONE, signIn } from '../signIn'
import { type Backend, expect, open } from '../test'
import { asHtml, DEADLINE_MS, never, type Proofs, type RowProof, type World } from './proveCells'
import {
  answerReads,
  COMMIT,
  DENIED,
  FAILED,
  hangCommit,
  isReadOf,
  loseAnswers,
  READ,
  refuse,
} from './requests'

/** What lists and presses on the agit's screens do when the backend fails. */

/** A little more than the time between two questions of these screens, for the page's clock. */
const AGAIN_MS = 5_100

/** What the screen says has failed. */
export const message = (page: Page) => page.getByRole('main').getByRole('alert')

/** A list of these screens, as it is and as it is once something has happened elsewhere. */
interface Screen {
  path: string
  collection: string
  put: Record<'before' | 'after', (backend: Backend) => Promise<void>>
  isShown: Record<'before' | 'after', (page: Page) => Promise<void>>
  areOthersShown?: (page: Page) => Promise<void>
}

/** Proves what reading a list does. */
export function reading({ path, collection, put, isShown, areOthersShown }: Screen): RowProof {
  const isMeant = isReadOf(collection)
  return {
    start: async ({ page, backend }) => {
      await put.before(backend)
      await page.clock.install()
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
        // What else is on its way would run out of time as well.
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
        await page.clock.runFor(AGAIN_MS)
        await asked()
        await isShown.before(page)
        await expect(message(page)).toHaveCount(0)
        await page.unroute(READ)
        await page.clock.runFor(AGAIN_MS)
        await isShown.after(page)
      },
    },
  }
}

/** Something that one press does, on a screen that is open already. */
interface Pressing {
  begin: (world: World) => Promise<void>
  button: (page: Page) => Locator
  expectDone: (world: World) => Promise<void>
  /** Is a lost answer told of, before the list that is read then shows that everything has arrived? */
  isLossShown?: boolean
  /** Does the SDK send a commit without an answer again, as it does for a transaction? */
  isResent?: boolean
  /** What follows once the answer was lost. */
  goOn: (page: Page) => Promise<void>
}

/** Proves what a press does. */
export const pressFails = ({
  begin,
  button,
  expectDone,
  isLossShown = true,
  isResent = false,
  goOn,
}: Pressing): Proofs => ({
  refused: async (world) => {
    const { page } = world
    await begin(world)
    await page.route(COMMIT, refuse, { times: 1 })
    await button(page).click()
    await expect(message(page).filter({ hasText: DENIED })).toBeVisible()
    await button(page).click()
    await expectDone(world)
  },
  slow: async (world) => {
    const { page } = world
    await begin(world)
    const release = await hold(page, COMMIT)
    await button(page).click()
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    release()
    await expectDone(world)
  },
  hanging: async (world) => {
    const { page } = world
    await begin(world)
    await hangCommit(page, () => button(page).click())
    await expect(message(page).filter({ hasText: FAILED })).toBeVisible()
    await page.unroute(COMMIT)
    await button(page).click()
    await expectDone(world)
  },
  wrong: async (world) => {
    const { page } = world
    await begin(world)
    const commits = await loseAnswers(page)
    await button(page).click()
    if (isLossShown) await expect(message(page).filter({ hasText: FAILED })).toBeVisible()
    await goOn(page)
    await expectDone(world)
    if (!isResent) expect(commits).toHaveLength(1)
  },
})

/** Until the screen has asked once more. */
export const askAgain = (page: Page) => page.clock.runFor(AGAIN_MS)
