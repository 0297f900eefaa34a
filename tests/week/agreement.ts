import { seoulInstant } from '@/domain/dates/day'
import { balanceKRW } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import type { Scenario } from './actors'
import { type Comparison, comparison } from './comparison'
import { PROJECT } from './device'
import { branches } from './families'
import { seatKey } from './journal'

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
    expected.push(...own.map(line), `${device.uid} balance ${journal.balanceKRW(device.uid)}`)
  }
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

/** With child, day, way to pay, sum, and who ordered. */
export async function compareOrders({ families, journal }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  for (const { device } of families)
    documents.push(...(await device.readOrders(device.uid)).map(orderLine))
  return comparison(documents, [...journal.orders.values()].map(orderLine))
}

const compared = [
  ...(['id', 'uid', 'nickname', 'kind', 'branchId', 'totalKRW'] as const),
  ...(['depositor', 'payWith', 'childId', 'day', 'status'] as const),
]

const orderLine = (order: Pick<Order, (typeof compared)[number]>): string =>
  compared.map((field) => order[field]).join(' ')

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
  for (const { device } of families)
    for (const { sessionId } of await device.readWatches(device.uid, seoulInstant(sunday, 0, 0)))
      documents.push(`${device.uid}/${sessionId}`)
  return comparison(documents, [
    ...[...journal.notes].map(
      ([id, { meal, mood, text, isSeen }]) => `${id} ${meal} ${mood} ${text} ${isSeen}`,
    ),
    ...journal.watches,
  ])
}

/** Documents per collection, counted by the administrator: none was written twice. */
export async function documentCounts(stage: Scenario, host: string): Promise<Comparison> {
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
  const expected = Object.entries(expectedCounts(stage))
  const documents = await Promise.all(expected.map(([name]) => count(name)))
  return comparison(
    documents,
    expected.map(([name, number]) => `${name} ${number + (stage.journal.hostile.get(name) ?? 0)}`),
  )
}

/** By collection, those that were pressed for. */
function expectedCounts(stage: Scenario): Readonly<Record<string, number>> {
  const { families, guardians, journal } = stage
  const accounts = families.length + stage.teachers.length + branches.length
  return {
    users: accounts + guardians.length,
    children: families.reduce((sum, { family }) => sum + family.children.length, 0),
    guardians: journal.guardianships.size,
    families: journal.guardianships.size,
    family_invites: 0,
    ledger: [...journal.ledgers.values()].flat().length,
    passes: journal.passes.size,
    uses: [...journal.seats.values()].filter(({ hasUse }) => hasUse).length,
    orders: journal.orders.size,
    program_sessions: journal.sessions.size,
    bookings: journal.seats.size,
    care_notes: journal.notes.size,
    watches: journal.watches.size,
    rides: journal.rides.size,
    medications: journal.medicines.size,
    photos: [...journal.photos.values()].reduce((sum, count) => sum + count, 0),
  }
}
