import type { Page } from '@playwright/test'
import type { Fault } from '../../tests/failures/rows/failureRows'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { expect } from '../support/test'
import { DEADLINE_MS, type Proof, type Proofs } from './proveCells'
import { message } from './proveCommand'
import { DENIED, FAILED, failReads } from './requests'

interface List {
  collection: string
  begin: (page: Page) => Promise<void>
  /** The loading state, and what is shown beside it. */
  isWaiting: (page: Page) => Promise<void>
  isShown: (page: Page) => Promise<void>
  beginAgain?: (page: Page) => Promise<void>
}

export function proveListRead({
  collection,
  begin,
  isWaiting,
  isShown,
  beginAgain = async () => {},
}: List): Proofs {
  const fails =
    (fault: Fault, words: string, onContinue: (page: Page) => Promise<void>): Proof =>
    async (world) => {
      const { page, backend } = world
      if (fault === 'hanging') await page.clock.install({ time: now() })
      const asked = await failReads(world, fault, collection)
      await begin(page)
      await asked()
      if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
      await expect(message(page).filter({ hasText: words })).toBeVisible()
      await backend.clearFaults()
      await onContinue(page)
      await isShown(page)
    }
  const retry = (page: Page) => button(page, '다시 시도').click()
  return {
    refused: fails('refused', DENIED, async (page) => {
      await button(page, '새로 고침').click()
      await beginAgain(page)
    }),
    slow: async (world) => {
      const { page, backend } = world
      await failReads(world, 'slow', collection)
      await begin(page)
      await isWaiting(page)
      await backend.clearFaults()
      await isShown(page)
    },
    hanging: fails('hanging', FAILED, retry),
    wrong: fails('wrong', FAILED, retry),
  }
}
