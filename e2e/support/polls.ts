import type { Page } from '@playwright/test'
import { expect } from './test'

/** A little more than the pause between two polls, for the page's installed clock. */
const POLL_MS = 5_100
/** The same of notes. */
const NOTE_POLL_MS = 15_100

const pollsUntil =
  (pauseMs: number) =>
  (page: Page, shows: (soon: { timeout: number }) => Promise<void>): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(pauseMs)
      await shows({ timeout: 1_000 })
    }).toPass()

/** Goes from poll to poll, by the page's clock: the one under way may have asked too early. */
export const pollUntil = pollsUntil(POLL_MS)
export const pollNotesUntil = pollsUntil(NOTE_POLL_MS)

/** Shows the tab, which reads again, until it is there: a read under way may have asked too early. */
export const showTabUntil = (
  page: Page,
  shows: (soon: { timeout: number }) => Promise<void>,
): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows({ timeout: 1_000 })
  }).toPass()
