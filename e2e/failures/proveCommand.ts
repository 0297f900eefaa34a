import type { Locator, Page } from '@playwright/test'
import { hold } from '../support/hold'
import { expect } from '../support/test'
import type { Proofs, TestContext } from './proveCells'
import { COMMIT, DENIED, FAILED, hangCommit, loseAnswers, refuse, tapIfThere } from './requests'

/** The alert on the screen. */
export const message = (page: Page) => page.getByRole('main').getByRole('alert')

interface CommandCase {
  begin: (world: TestContext) => Promise<void>
  button: (page: Page) => Locator
  expectDone: (world: TestContext) => Promise<void>
  /** How the busy button looks. */
  isBusy?: (page: Page) => Promise<void>
  onContinue: (page: Page) => Promise<void>
}

export const proveCommand = ({
  begin,
  button,
  isBusy = async () => {},
  expectDone,
  onContinue,
}: CommandCase): Proofs => ({
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
    await isBusy(page)
    release()
    await expectDone(world)
  },
  hanging: async (world) => {
    const { page } = world
    await begin(world)
    await hangCommit(page, () => button(page).click())
    await expect(message(page).filter({ hasText: FAILED })).toBeVisible()
    await page.unroute(COMMIT)
    await tapIfThere(button(page))
    await expectDone(world)
  },
  wrong: async (world) => {
    const { page } = world
    await begin(world)
    const commits = await loseAnswers(page)
    await button(page).click()
    await expect(message(page).filter({ hasText: FAILED })).toBeVisible()
    await onContinue(page)
    await expectDone(world)
    expect(commits).toHaveLength(1)
  },
})
