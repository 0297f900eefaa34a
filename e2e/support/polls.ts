import type { Page } from '@playwright/test'

/** A little more than the pause between two polls, for the page's installed clock. */
export const POLL_MS = 5_100
/** The same of notes. */
const NOTE_POLL_MS = 15_100

export const waitForPoll = (page: Page): Promise<void> => page.clock.runFor(POLL_MS)
export const waitForNotePoll = (page: Page): Promise<void> => page.clock.runFor(NOTE_POLL_MS)
