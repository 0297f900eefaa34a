import type { Locator, Page } from '@playwright/test'
import { hold } from '../support/hold'
import { expect } from '../support/test'
import type { Proofs, World } from './proveCells'
import { COMMIT, DENIED, FAILED, hangCommit, loseAnswers, refuse } from './requests'

/** What a press does when the backend fails. */

/** What the screen says has failed. */
export const message = (page: Page) => page.getByRole('main').getByRole('alert')

/** Something that one press does, on a screen that is open already. */
interface Pressing {
  begin: (world: World) => Promise<void>
  button: (page: Page) => Locator
  expectDone: (world: World) => Promise<void>
  /** Is a lost answer told of, before the list that is read then shows that everything has arrived? */
  isLossShown?: boolean
  /** Is a commit without an answer sent again: by the SDK for a transaction, or because twice is the same as once? */
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
