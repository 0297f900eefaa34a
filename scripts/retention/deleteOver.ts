import { type KeptKind, keptKinds, keptSince } from '../../src/domain/legal/retention.ts'
import type { Administrator } from '../administrator.ts'
import { fieldFilter, namesOf, PAGE, remove } from './documents.ts'
import { removeWithdrawn } from './withdrawnAccounts.ts'

/** Where the documents of a kind stand, and the time that tells how old they are. */
const places: Record<KeptKind, { collection: string; field: string }> = {
  ride: { collection: 'rides', field: 'startsAt' },
  order: { collection: 'orders', field: 'createdAt' },
  pickupRequest: { collection: 'pickup_requests', field: 'createdAt' },
  branchSuggestion: { collection: 'branch_suggestions', field: 'createdAt' },
  programSession: { collection: 'program_sessions', field: 'startsAt' },
}

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

/** How many documents of each kind were deleted; `withdrawnAccount`: what an account without a member still held. */
type Counts = Readonly<Record<KeptKind | 'withdrawnAccount', number>>

/** Deletes everything that is over at `now` (specification 4, section 9), and tells how much that was. */
export async function deleteOver(admin: Administrator, now: Date): Promise<Counts> {
  const counts = { ride: 0, order: 0, pickupRequest: 0, branchSuggestion: 0, programSession: 0 }
  for (const kind of keptKinds) counts[kind] = await removeKind(admin, kind, now)
  // Entries and passes belong to the orders behind them, and are kept as long.
  return { ...counts, withdrawnAccount: await removeWithdrawn(admin, keptSince('order', now)) }
}
