import { dayOf, seoulInstant } from '../../src/domain/dates/day'

const loadedAt = new Date()

/** How far 15:20 in Seoul is ahead: as `aheadMs` a test always runs in the afternoon. */
export const AFTERNOON_AHEAD_MS =
  seoulInstant(dayOf(loadedAt), 15, 20).getTime() - loadedAt.getTime()

export const afternoonNow = (): Date => new Date(Date.now() + AFTERNOON_AHEAD_MS)

/** Notes are polled every 15 s. */
export const NOTE_POLL_TIMEOUT = { timeout: 20_000 }
