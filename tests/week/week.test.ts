import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/dates/day'
import type { Scenario } from './actors'
import {
  compareLedgers,
  compareOrders,
  compareTexts,
  compareUses,
  documentCounts,
} from './agreement'
import { playCareBookings, playSignUps } from './careBookingWeek'
import { playCareDays } from './careDayWeek'
import { FAMILIES } from './families'
import { playHostileDocuments } from './hostileWeek'
import { playGuardians } from './joinWeek'
import { playNotes } from './noteWeek'
import { playOrders } from './orderWeek'
import { openStage } from './stage'
import { compareSeats } from './stayAgreement'

/** `WEEK_SEED=7 npm run test:week` plays another week. */
const seed = Number(process.env.WEEK_SEED ?? 20261130)
const sunday = '2026-11-29'

const { stage, host, network, put, play, close } = await openStage({
  ...{ seed, sunday, familyCount: FAMILIES },
  days: Array.from({ length: 5 }, (_, index) => addDays(sunday, index + 1)),
})
afterAll(close)

playGuardians(stage)
playSignUps(stage)
playCareBookings(stage)
playOrders(stage)
playCareDays(stage)
playNotes(stage)
playHostileDocuments(stage, put)
await play()

describe(`a week of one agit, seed ${seed}`, () => {
  it('had no unexplained answer', () => {
    expect(stage.journal.surprises).toEqual([])
  })

  it.each([
    ['money, to the won', compareLedgers],
    ['seats and attendance, to the minute', compareSeats],
    ['uses of passes', compareUses],
    ['orders', compareOrders],
    ['notes and watches', compareTexts],
    ['the number of documents', (played: Scenario) => documentCounts(played, host)],
  ])('%s: the documents match the presses', async (_, read) => {
    network.reconnect()
    const { documents, journal } = await read(stage)
    expect(documents).toEqual(journal)
  })

  it('had many faults', () => {
    console.info(network.counts, stage.journal.counts)
    for (const count of Object.values(network.counts)) expect(count).toBeGreaterThan(50)
  })
})
