import type { Locator, Page } from '@playwright/test'
import { hold } from '../support/hold'
import { expect } from '../support/test'
import type { Proofs, TestContext } from './proveCells'
import { COMMIT, DENIED, FAILED, hangCommit, loseAnswers, refuse, tapIfThere } from './requests'

/** The alert on the screen. */
export const message = (page: Page) => page.getByRole('main').getByRole('alert')

/** What was done last on a list of the agit, or was not sent. */
export const strip = (page: Page) => page.getByRole('main').getByRole('status').last()

export const unsentText = (step: string) => `${step}: 보내지 못했어요. 다시 누르면 다시 보내요.`

export interface CommandCase {
  begin: (world: TestContext) => Promise<void>
  button: (page: Page) => Locator
  expectDone: (world: TestContext) => Promise<void>
  /** How the busy button looks. */
  isBusy?: (page: Page) => Promise<void>
  /** Is a lost answer reported before the next poll shows the result? */
  isLossShown?: boolean
  /** Is an unanswered commit retried? */
  isResent?: boolean
  /** What the agit's strip says was not sent. */
  unsent?: () => string
  onContinue: (page: Page) => Promise<void>
}

export const proveCommand = ({
  begin,
  button,
  isBusy = async () => {},
  expectDone,
  isLossShown = true,
  isResent = false,
  unsent,
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
    if (unsent) await expect(strip(page)).toHaveText(unsentText(unsent()))
    await page.unroute(COMMIT)
    await tapIfThere(button(page))
    await expectDone(world)
  },
  wrong: async (world) => {
    const { page } = world
    await begin(world)
    const commits = await loseAnswers(page)
    await button(page).click()
    const failed = message(page).filter({ hasText: FAILED })
    // The clock of `hanging` goes on; what is sent anew waits by it.
    if (isResent)
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000)
          return failed.isVisible()
        })
        .toBe(true)
    else if (isLossShown) await expect(failed).toBeVisible()
    await onContinue(page)
    await expectDone(world)
    if (!isResent) expect(commits).toHaveLength(1)
  },
})
