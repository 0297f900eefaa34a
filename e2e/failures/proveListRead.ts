import type { Page, Route } from '@playwright/test'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { hold } from '../support/hold'
import { expect } from '../support/test'
import { asHtml, DEADLINE_MS, never, type Proof, type Proofs } from './proveCells'
import { message } from './proveCommand'
import { answerReads, DENIED, FAILED, READ, refuse } from './requests'

interface List {
  isMeant: (route: Route) => boolean
  begin: (page: Page) => Promise<void>
  /** The loading state, and what is shown beside it. */
  isWaiting: (page: Page) => Promise<void>
  isShown: (page: Page) => Promise<void>
  beginAgain?: (page: Page) => Promise<void>
}

export function proveListRead({
  isMeant,
  begin,
  isWaiting,
  isShown,
  beginAgain = async () => {},
}: List): Proofs {
  const fails =
    (
      answer: (route: Route) => unknown,
      words: string,
      onContinue: (page: Page) => Promise<void>,
    ): Proof =>
    async ({ page }) => {
      if (answer === never) await page.clock.install({ time: now() })
      const asked = await answerReads(page, isMeant, answer)
      await begin(page)
      await asked()
      if (answer === never) await page.clock.runFor(DEADLINE_MS)
      await expect(message(page).filter({ hasText: words })).toBeVisible()
      await page.unroute(READ)
      await onContinue(page)
      await isShown(page)
    }
  const retry = (page: Page) => button(page, '다시 시도').click()
  return {
    refused: fails(refuse, DENIED, async (page) => {
      await button(page, '새로 고침').click()
      await beginAgain(page)
    }),
    slow: async ({ page }) => {
      const release = await hold(page, READ, isMeant)
      await begin(page)
      await isWaiting(page)
      release()
      await isShown(page)
    },
    hanging: fails(never, FAILED, retry),
    wrong: fails(asHtml, FAILED, retry),
  }
}
