import { dayOf } from '../../src/domain/dates/day.ts'
import { type KeptKind, keptKinds, keptSince } from '../../src/domain/legal/retention.ts'
import type { Administrator } from '../administrator.ts'
import { fieldFilter, isBefore, namesOf, PAGE, pagesOf, remove, removeAll } from './documents.ts'
import { removeGoneAccounts, removeWithdrawn } from './goneAccounts.ts'

const time = (since: Date) => ({ timestampValue: since.toISOString() })

/** What has a collection of its own, and the field that tells how old a document is. */
type CollectedKind = Exclude<KeptKind, 'passUse'>
const places: Record<
  CollectedKind,
  { collection: string; field: string; wireValue: (since: Date) => object }
> = {
  ride: { collection: 'rides', field: 'startsAt', wireValue: time },
  order: { collection: 'orders', field: 'createdAt', wireValue: time },
  pickupRequest: { collection: 'pickup_requests', field: 'createdAt', wireValue: time },
  branchSuggestion: { collection: 'branch_suggestions', field: 'createdAt', wireValue: time },
  programSession: { collection: 'program_sessions', field: 'startsAt', wireValue: time },
  dayNote: {
    collection: 'care_notes',
    field: 'day',
    wireValue: (since) => ({ stringValue: dayOf(since) }),
  },
}

/** What hangs on a document and goes with it: the messages about a ride, the seats of a session. */
async function partsOf(admin: Administrator, kind: CollectedKind, name: string): Promise<string[]> {
  if (kind === 'ride')
    return namesOf(admin, admin.documents, {
      from: [{ collectionId: 'messages' }],
      where: fieldFilter('rideId', 'EQUAL', { stringValue: name.split('/').at(-1) }),
    })
  if (kind === 'programSession')
    return namesOf(admin, name, { from: [{ collectionId: 'bookings' }] })
  return []
}

async function removeKind(admin: Administrator, kind: CollectedKind, now: Date): Promise<number> {
  const { collection, field, wireValue } = places[kind]
  const isOver = fieldFilter(field, 'LESS_THAN', wireValue(keptSince(kind, now)))
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

/** `yyyymmdd` of a session's id. */
const dayOfSession = (id: string | undefined): string | undefined => id?.split('_').at(-2)

/** A use is as old as the day of its session. */
async function removeUses(admin: Administrator, since: Date): Promise<number> {
  const first = dayOf(since).replaceAll('-', '')
  let count = 0
  for await (const page of pagesOf(admin, 'uses', ['sessionId'])) {
    const over = page.filter(
      ({ fields }) => (dayOfSession(fields.sessionId?.stringValue) ?? first) < first,
    )
    count += await removeAll(admin, over)
  }
  return count
}

/** Nobody waits for a seat of a session that has begun. */
async function removeWatches(admin: Administrator, now: Date): Promise<number> {
  let count = 0
  for await (const page of pagesOf(admin, 'watches', ['startsAt'])) {
    const begun = page.filter(({ fields }) => isBefore(fields.startsAt?.timestampValue, now))
    count += await removeAll(admin, begun)
  }
  return count
}

/** How many documents of each kind were deleted, and of accounts that are gone: their own, and what they held of money. */
type Counts = Readonly<Record<KeptKind | 'watch' | 'goneAccount' | 'withdrawnAccount', number>>

/** Deletes everything that is over at `now` (specifications 4 and 5, section 9), and tells how much that was. */
export async function deleteOver(admin: Administrator, now: Date): Promise<Counts> {
  const counts = {
    ...{ ride: 0, order: 0, pickupRequest: 0, branchSuggestion: 0, programSession: 0 },
    ...{ dayNote: 0, passUse: 0, watch: 0 },
  }
  for (const kind of keptKinds)
    counts[kind] =
      kind === 'passUse'
        ? await removeUses(admin, keptSince(kind, now))
        : await removeKind(admin, kind, now)
  counts.watch = await removeWatches(admin, now)
  return {
    ...counts,
    goneAccount: await removeGoneAccounts(admin, now),
    // Entries and passes belong to the orders behind them, and are kept as long.
    withdrawnAccount: await removeWithdrawn(admin, keptSince('order', now)),
  }
}
