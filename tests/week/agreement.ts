import { addDays as addCalendarDays } from 'date-fns/addDays'
import { seoulInstant } from '@/domain/dates/day'
import { balanceKRW } from '@/domain/orders/ledger'
import type { Scenario } from './actors'
import { PROJECT } from './device'
import { branches } from './families'
import { type Span, seatKey } from './journal'
import { readRidesBetween } from './readRidesBetween'

/** Lines from the documents and from the journal; equal when both agree. */
export interface Comparison {
  readonly documents: readonly string[]
  readonly journal: readonly string[]
}

const comparison = (documents: readonly string[], journal: readonly string[]): Comparison => ({
  documents: [...documents].sort(),
  journal: [...journal].sort(),
})

/** The engine's clock advances between a press and its commit. */
const CLOCK_MS = 10_000

/** `on time` between the press and its answer. */
function timeLabel(time: Date | undefined, span: Span | undefined): string {
  if (!time || !span) return time || span ? 'only one of both' : '-'
  const [at, from, to] = [time.getTime(), span.from.getTime(), span.to.getTime()]
  return at >= from - CLOCK_MS && at <= to + CLOCK_MS ? 'on time' : `${time.toISOString()}`
}
const expectedTime = (span: Span | undefined): string => (span ? 'on time' : '-')

/** Every ledger's entries and balance. */
export async function compareLedgers({ families, journal }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  const expected: string[] = []
  for (const { device } of families) {
    const entries = await device.readLedger(device.uid)
    const own = journal.ledgers.get(device.uid) ?? []
    const line = ({ kind, refId, amountKRW }: (typeof own)[number]) =>
      `${device.uid} ${kind} ${refId} ${amountKRW}`
    documents.push(...entries.map(line), `${device.uid} balance ${balanceKRW(entries)}`)
    const sum = own.reduce((total, { amountKRW }) => total + amountKRW, 0)
    expected.push(...own.map(line), `${device.uid} balance ${sum}`)
  }
  return comparison(documents, expected)
}

export async function compareRides({ journal, sunday, teachers }: Scenario): Promise<Comparison> {
  const from = seoulInstant(sunday, 0, 0)
  const all = await readRidesBetween(teachers[0], from, addCalendarDays(from, 8))
  const line = (
    id: string,
    status: string,
    startsAt: Date,
    fareKRW: number,
    feeKRW: number,
    driver: string,
  ) => [id, status, startsAt.toISOString(), fareKRW, feeKRW, driver].join(' ')
  const documents = all.flatMap(
    ({ id, status, startsAt, fareKRW, cancelFeeKRW, driver, reached }) => {
      const spans = journal.rides.get(id)?.reached
      const steps = Object.entries(reached).map(
        ([step, time]) =>
          `${id} ${step} ${timeLabel(time, [...(spans ?? [])].find(([key]) => key === step)?.[1])}`,
      )
      return [line(id, status, startsAt, fareKRW, cancelFeeKRW, driver?.name ?? ''), ...steps]
    },
  )
  const expected = [...journal.rides].flatMap(([id, ride]) => [
    line(id, ride.status, ride.startsAt, ride.fareKRW, ride.feeKRW, ride.driver),
    ...[...ride.reached].map(([step, span]) => `${id} ${step} ${expectedTime(span)}`),
  ])
  return comparison(documents, expected)
}

/** Each session's counter, children and attendance. */
export async function compareSeats({ journal, teachers }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  const expected: string[] = []
  for (const [id, { capacity, isClosed }] of journal.sessions) {
    const session = await teachers[0].readSession(id)
    documents.push(`${id} ${session?.taken} of ${session?.capacity} ${session?.closed}`)
    expected.push(`${id} ${journal.seated(id).length} of ${capacity} ${isClosed}`)
    for (const booking of await teachers[0].followRoster(id).read()) {
      const seat = journal.seats.get(seatKey(booking))
      const { arrivedAt, leftAt, leftWith = '', cancelledAt } = booking
      documents.push(
        `${seatKey(booking)} ${cancelledAt !== undefined} ${timeLabel(arrivedAt, seat?.arrived)} ${timeLabel(leftAt, seat?.left)} ${leftWith}`,
      )
    }
  }
  for (const [key, { isCancelled, arrived, left, leftWith = '' }] of journal.seats)
    expected.push(
      `${key} ${isCancelled} ${expectedTime(arrived)} ${expectedTime(left)} ${leftWith}`,
    )
  return comparison(documents, expected)
}

/** Passes and their uses. */
export async function compareUses({ families, journal }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  for (const { device } of families) {
    const { uid } = device
    for (const pass of await device.readPasses(uid)) {
      documents.push(`${uid} ${pass.id} ${pass.optionKey} ${pass.startsOn} ${pass.expiresOn}`)
      for (const { sessionId, childId } of await device.readPassUses({ uid, passId: pass.id }))
        documents.push(`${pass.id} used by ${seatKey({ sessionId, uid, childId })}`)
    }
  }
  const expected = [...journal.passes.values()].flatMap(
    ({ uid, id, optionKey, startsOn, expiresOn }) => [
      `${uid} ${id} ${optionKey} ${startsOn} ${expiresOn}`,
      ...journal.usesOf(id).map((seat) => `${id} used by ${seatKey(seat)}`),
    ],
  )
  return comparison(documents, expected)
}

export async function compareOrders({ families, journal }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  for (const { device } of families)
    for (const { id, status } of await device.readOrders(device.uid))
      documents.push(`${device.uid} ${id} ${status}`)
  return comparison(
    documents,
    [...journal.orders].map(([id, { uid, status }]) => `${uid} ${id} ${status}`),
  )
}

export async function compareTexts({
  days,
  families,
  journal,
  sunday,
  teachers,
}: Scenario): Promise<Comparison> {
  const documents: string[] = []
  for (const day of days)
    for (const { id, meal, mood, text, seenAt } of await teachers[0].followNotesOfDay(day).read())
      documents.push(`${id} ${meal} ${mood} ${text} ${seenAt !== null}`)
  for (const { device } of families) {
    for (const { id, seenAt } of await device.readOwnMessages(device.uid))
      documents.push(`${id} ${seenAt !== null}`)
    for (const { sessionId } of await device.readWatches(device.uid, seoulInstant(sunday, 0, 0)))
      documents.push(`${device.uid}/${sessionId}`)
  }
  return comparison(documents, [
    ...[...journal.notes].map(
      ([id, { meal, mood, text, isSeen }]) => `${id} ${meal} ${mood} ${text} ${isSeen}`,
    ),
    ...[...journal.messages].map(([id, { isSeen }]) => `${id} ${isSeen}`),
    ...journal.watches,
  ])
}

/** Documents per collection, counted by the administrator: none was written twice. */
export async function documentCounts(stage: Scenario, host: string): Promise<Comparison> {
  const { families, journal } = stage
  const parent = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents`
  const count = async (collectionId: string) => {
    const response = await fetch(`${parent}:runAggregationQuery`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId, allDescendants: true }] },
          aggregations: [{ alias: 'n', count: {} }],
        },
      }),
    })
    const [{ result }] = await response.json()
    return `${collectionId} ${result.aggregateFields.n.integerValue}`
  }
  const expected = {
    users: families.length + stage.teachers.length + branches.length,
    children: families.reduce((sum, { family }) => sum + family.children.length, 0),
    ledger: [...journal.ledgers.values()].flat().length,
    passes: journal.passes.size,
    uses: [...journal.seats.values()].filter(({ hasUse }) => hasUse).length,
    rides: journal.rides.size,
    orders: journal.orders.size,
    program_sessions: journal.sessions.size,
    bookings: journal.seats.size,
    care_notes: journal.notes.size,
    messages: journal.messages.size,
    watches: journal.watches.size,
  }
  const documents = await Promise.all(Object.keys(expected).map(count))
  return comparison(
    documents,
    Object.entries(expected).map(([name, number]) => `${name} ${number}`),
  )
}
