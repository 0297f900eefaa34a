import { dayOf, seoulInstant } from '../../src/domain/dates/day'
import { AHEAD_MS, now, nowAhead } from './clock'

const loadedAt = now()

/** How far 15:20 of the same day is ahead of the machine: as `aheadMs` a test runs in the afternoon. */
export const AFTERNOON_AHEAD_MS =
  AHEAD_MS + seoulInstant(dayOf(loadedAt), 15, 20).getTime() - loadedAt.getTime()

export const afternoonNow = (): Date => nowAhead(AFTERNOON_AHEAD_MS)
