import * as z from 'zod/mini'
import { type KeptKind, keptKinds, keptSince } from '../../src/domain/retention.ts'
import type { Administrator } from '../administrator.ts'

/** Where the documents of a kind stand, and the time that tells how old they are. */
const places: Record<KeptKind, { collection: string; field: string }> = {
  ride: { collection: 'rides', field: 'startsAt' },
  order: { collection: 'orders', field: 'createdAt' },
  pickupRequest: { collection: 'pickup_requests', field: 'createdAt' },
  branchSuggestion: { collection: 'branch_suggestions', field: 'createdAt' },
  programSession: { collection: 'program_sessions', field: 'startsAt' },
}

/** How many documents are looked for at once. */
const PAGE = 200
/** Firestore takes no more writes in a commit. */
const WRITES_A_COMMIT = 500

const answerSchema = z.array(z.object({ document: z.optional(z.object({ name: z.string() })) }))

async function namesOf(
  { ask }: Administrator,
  parent: string,
  structuredQuery: object,
): Promise<string[]> {
  const answer = await ask(`${parent}:runQuery`, {
    structuredQuery: { select: { fields: [{ fieldPath: '__name__' }] }, ...structuredQuery },
  })
  return answerSchema.parse(answer).flatMap(({ document }) => document?.name ?? [])
}

const fieldFilter = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
})

/** What hangs on a document and goes with it: the messages about a ride, the seats of a session. */
async function partsOf(admin: Administrator, kind: KeptKind, name: string): Promise<string[]> {
  if (kind === 'ride')
    return namesOf(admin, admin.documents, {
      from: [{ collectionId: 'messages' }],
      where: fieldFilter('rideId', 'EQUAL', { stringValue: name.split('/').at(-1) }),
    })
  if (kind === 'programSession')
    return namesOf(admin, name, { from: [{ collectionId: 'bookings' }] })
  return []
}

async function remove({ ask, documents }: Administrator, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += WRITES_A_COMMIT) {
    const writes = names.slice(from, from + WRITES_A_COMMIT).map((name) => ({ delete: name }))
    await ask(`${documents}:commit`, { writes })
  }
}

async function removeKind(admin: Administrator, kind: KeptKind, now: Date): Promise<number> {
  const { collection, field } = places[kind]
  const isOver = fieldFilter(field, 'LESS_THAN', {
    timestampValue: keptSince(kind, now).toISOString(),
  })
  let count = 0
  for (;;) {
    const names = await namesOf(admin, admin.documents, {
      from: [{ collectionId: collection }],
      where: isOver,
      limit: PAGE,
    })
    if (names.length === 0) return count
    const doomed: string[] = []
    // The parts first: after an interruption the document itself still leads to the rest.
    for (const name of names) doomed.push(...(await partsOf(admin, kind, name)), name)
    await remove(admin, doomed)
    count += doomed.length
  }
}

/** Deletes everything that is over at `now` (specification 4, section 9), and tells how many documents of each kind that were. */
export async function deleteOver(
  admin: Administrator,
  now: Date,
): Promise<Readonly<Record<KeptKind, number>>> {
  const counts = { ride: 0, order: 0, pickupRequest: 0, branchSuggestion: 0, programSession: 0 }
  for (const kind of keptKinds) counts[kind] = await removeKind(admin, kind, now)
  return counts
}
