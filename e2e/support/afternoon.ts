import { dayOf, seoulInstant } from '../../src/domain/dates/day'

const loadedAt = new Date()

/**
 * How far 15:20 of this day in Seoul is ahead. A test of an afternoon uses it as `aheadMs`: it then takes place in the afternoon at
 * whatever time it runs.
 */
export const AFTERNOON_AHEAD_MS =
  seoulInstant(dayOf(loadedAt), 15, 20).getTime() - loadedAt.getTime()

/** The time by the clocks of such a test. */
export const afternoonNow = (): Date => new Date(Date.now() + AFTERNOON_AHEAD_MS)

/** Notes are followed every 15 s. */
export const NOTE_SOON = { timeout: 20_000 }
