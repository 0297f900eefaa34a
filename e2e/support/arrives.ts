import type { Page } from '@playwright/test'
import { expect } from './test'

type Soon = (soon: { timeout: number }) => Promise<void>

/** Sooner than any poll. */
const SOON_MS = 5_000

/** What was done elsewhere shows at once. */
export const arrivesSoon = (page: Page, shows: Soon): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100)
    await shows({ timeout: 500 })
  }).toPass({ timeout: SOON_MS })

/** Shows the tab, which reads again, until it is there: a read under way may have asked too early. */
export const showTabUntil = (page: Page, shows: Soon): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows({ timeout: 1_000 })
  }).toPass()
