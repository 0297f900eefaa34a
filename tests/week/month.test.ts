import { afterAll, describe, expect, it } from 'vitest'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { paidLines, sumOf, usedLines } from '@/domain/legal/statement'
import type { PlainValue } from '../../emulators/seed/wire'
import type { Scenario } from './actors'
import { compareLedgers, compareOrders, compareUses, documentCounts } from './agreement'
import { playCareBookings, playSignUps } from './careBookingWeek'
import { playCareDays } from './careDayWeek'
import { compareMedicine, playCareMonth } from './careMonth'
import { type Comparison, comparison } from './comparison'
import { changeFares, changePrices, closeDays, playDesk } from './deskMonth'
import { branches } from './families'
import { playHostileDocuments } from './hostileWeek'
import { playGuardians } from './joinWeek'
import { playNotes } from './noteWeek'
import { playOrders } from './orderWeek'
import { compareFiles, compareReport } from './reportAgreement'
import { bookOnClosedDay, compareRides, playRides } from './rideMonth'
import { openStage } from './stage'
import { compareSeats } from './stayAgreement'

/** `WEEK_SEED=7 npm run test:week` plays another month: November, Sunday the 1st until Friday the 27th. */
const seed = Number(process.env.WEEK_SEED ?? 20261101)
const month = '2026-11'
const sundays = ['2026-11-01', '2026-11-08', '2026-11-15'] as const
const [first, , third] = sundays
const CHANGES_ON = '2026-11-16'
const workdaysAfter = (sunday: string) =>
  Array.from({ length: 5 }, (_, index) => addDays(sunday, index + 1))
const closedDays = workdaysAfter('2026-11-22')
const openDays = sundays.flatMap(workdaysAfter)

const { stage, host, network, put, play, close, openDesk } = await openStage({
  ...{ seed, sunday: first, familyCount: 12, days: openDays },
})
afterAll(close)
const desk = await openDesk()

const typed = { adjustmentKRW: 0, bookings: 0 }
const putCounted = async (path: string, fields: Record<string, PlainValue>): Promise<void> => {
  await put(path, fields)
  const { amountKRW } = fields
  if (path.includes('/ledger/') && typeof amountKRW === 'number') typed.adjustmentKRW += amountKRW
  if (path.includes('/bookings/')) typed.bookings += 1
}

const weekOf = (sunday: string, days = workdaysAfter(sunday)): Scenario => ({
  ...{ ...stage, sunday, days },
})

playGuardians(stage)
playSignUps(stage)
playOrders(stage)
playDesk(stage)
for (const sunday of sundays) {
  const week = weekOf(sunday)
  playCareBookings(week)
  playRides(week)
  playCareDays(week)
  playNotes(week)
  playCareMonth(week)
}
playHostileDocuments(stage, putCounted)
// The week that will be closed is booked a week ahead.
const closedWeek = weekOf(third, closedDays)
playCareBookings(closedWeek)
playRides(closedWeek)
const { agenda } = stage
const changesFrom = seoulInstant(CHANGES_ON, 0, 0)
agenda.add(seoulInstant('2026-11-05', 9, 0), () => changeFares(stage, changesFrom))
agenda.add(seoulInstant('2026-11-05', 9, 20), () => changePrices(stage, changesFrom))
agenda.add(seoulInstant('2026-11-17', 10, 0), () =>
  closeDays(stage, desk, {
    ...{ from: closedDays[0] ?? '', until: closedDays.at(-1) ?? '' },
    ...{ branchIds: branches, reason: '가을 휴원' },
  }),
)
agenda.add(seoulInstant('2026-11-18', 12, 0), () => bookOnClosedDay(stage, closedDays[1] ?? ''))
await play()

/** What a family's papers say against its documents as the presses left them. */
async function comparePapers({ families, journal }: Scenario): Promise<Comparison> {
  const period = { from: '2026-11-01', until: '2026-11-30' }
  const documents: string[] = []
  const expected: string[] = []
  for (const { device } of families) {
    const { uid } = device
    const papers = [
      sumOf(paidLines(await device.readOrders(uid), period)),
      sumOf(usedLines(await device.readLedger(uid), period)),
    ]
    const ended = [...journal.orders.values()].filter(
      (order) => order.uid === uid && ['paid', 'refunded'].includes(order.status),
    )
    const entries = journal.ledgers.get(uid) ?? []
    const left = ended
      .filter(({ payWith }) => payWith !== 'balance')
      .map(({ id, totalKRW }) => totalKRW - (journal.refundedKRW.get(id) ?? 0))
    const used = entries
      .filter(({ kind, amountKRW }) => kind !== 'topup' && (kind !== 'refund' || amountKRW > 0))
      .map(({ amountKRW }) => amountKRW)
    documents.push(`${uid} ${papers.join()}`)
    expected.push(`${uid} ${[left, used].map((sums) => sums.reduce((a, b) => a + b, 0)).join()}`)
  }
  return comparison(documents, expected)
}

describe(`a month of two branches, seed ${seed}`, () => {
  it('had no unexplained answer', () => {
    expect(stage.journal.surprises).toEqual([])
  })

  it.each([
    ['money, to the won', compareLedgers],
    ['rides', compareRides],
    ['seats and attendance, to the minute', compareSeats],
    ['uses and last days of passes', compareUses],
    ['orders', compareOrders],
    ['medicine and pictures', compareMedicine],
    ['정산', () => compareReport({ stage, desk, month, typed })],
    ['the files of 정산', () => compareFiles({ desk, month })],
    ['이용 확인서', comparePapers],
    ['the number of documents', (played: Scenario) => documentCounts(played, host)],
  ])('%s: the documents match the presses', async (_, read) => {
    network.reconnect()
    const { documents, journal } = await read(stage)
    expect(documents).toEqual(journal)
  })

  it('had many of everything', () => {
    const { counts, doses, medicines, photos, receipts, refundedKRW, rides } = stage.journal
    console.info(network.counts, counts)
    const sizes = [doses, medicines, photos, receipts, refundedKRW, rides].map(({ size }) => size)
    for (const size of sizes) expect(size).toBeGreaterThan(5)
    for (const count of Object.values(network.counts)) expect(count).toBeGreaterThan(50)
  })
})
