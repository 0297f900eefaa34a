import { familyInviteTerm } from '../../src/domain/account/family.ts'
import { dayOf } from '../../src/domain/dates/day.ts'
import {
  type RetainedKind,
  retainedKinds,
  retainedSince,
} from '../../src/domain/legal/retention.ts'
import { staffInviteTerm } from '../../src/domain/staff/staffInvite.ts'
import type { Administrator } from '../administrator.ts'
import { fieldFilter, isBefore, namesOf, PAGE, pagesOf, remove, removeAll } from './documents.ts'
import { removeGoneAccounts, removeWithdrawn } from './goneAccounts.ts'
import { removePhotos } from './photos.ts'

const byDay = (since: Date) => ({ stringValue: dayOf(since) })
const time = (since: Date) => ({ timestampValue: since.toISOString() })

/** Collections, and the field with a document's age. */
type CollectedKind = Exclude<RetainedKind, 'passUse' | 'familyView'>
const collectionOf: Record<
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
    wireValue: byDay,
  },
  medication: { collection: 'medications', field: 'day', wireValue: byDay },
}

/** Messages that name a document in a field. */
const messagesAbout = (admin: Administrator, field: string, name: string): Promise<string[]> =>
  namesOf(admin, admin.documents, {
    from: [{ collectionId: 'messages' }],
    where: fieldFilter(field, 'EQUAL', { stringValue: name.split('/').at(-1) }),
  })

/** Deleted with a document: the messages about a ride or a care session, and the session's seats. */
async function partsOf(admin: Administrator, kind: CollectedKind, name: string): Promise<string[]> {
  if (kind === 'ride') return messagesAbout(admin, 'rideId', name)
  if (kind !== 'programSession') return []
  const below = await Promise.all(
    ['bookings', 'moves'].map((collectionId) => namesOf(admin, name, { from: [{ collectionId }] })),
  )
  const seats = below.flat()
  return [...(await messagesAbout(admin, 'sessionId', name)), ...seats]
}

async function removeKind(admin: Administrator, kind: CollectedKind, now: Date): Promise<number> {
  const { collection, field, wireValue } = collectionOf[kind]
  const isOver = fieldFilter(field, 'LESS_THAN', wireValue(retainedSince(kind, now)))
  let count = 0
  for (;;) {
    const names = await namesOf(admin, admin.documents, {
      from: [{ collectionId: collection }],
      where: isOver,
      limit: PAGE,
    })
    if (names.length === 0) return count
    const doomed: string[] = []
    // Parts first: after an interruption the document still leads to the rest.
    for (const name of names) doomed.push(...(await partsOf(admin, kind, name)), name)
    await remove(admin, doomed)
    count += doomed.length
  }
}

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

/** Who opened the page of a family. */
async function removeViews(admin: Administrator, since: Date): Promise<number> {
  let count = 0
  for await (const page of pagesOf(admin, 'views', ['at'])) {
    const over = page.filter(({ fields }) => isBefore(fields.at?.timestampValue, since))
    count += await removeAll(admin, over)
  }
  return count
}

async function removeWatches(admin: Administrator, now: Date): Promise<number> {
  let count = 0
  for await (const page of pagesOf(admin, 'watches', ['startsAt'])) {
    const begun = page.filter(({ fields }) => isBefore(fields.startsAt?.timestampValue, now))
    count += await removeAll(admin, begun)
  }
  return count
}

/** Until when an invitation can be used. */
const invites: Record<string, (invite: { createdAt: Date }) => Date> = {
  family_invites: familyInviteTerm.endsAt,
  staff_invites: staffInviteTerm.endsAt,
}

async function removeInvites(admin: Administrator, now: Date): Promise<number> {
  let count = 0
  for (const [collectionId, endsAt] of Object.entries(invites))
    for await (const page of pagesOf(admin, collectionId, ['createdAt'])) {
      const over = page.filter(({ fields }) => {
        const createdAt = fields.createdAt?.timestampValue
        return createdAt !== undefined && now > endsAt({ createdAt: new Date(createdAt) })
      })
      count += await removeAll(admin, over)
    }
  return count
}

/** Deleted documents by kind; of gone accounts their own, and their entries and passes. */
type Counts = Readonly<
  Record<RetainedKind | 'watch' | 'invite' | 'goneAccount' | 'withdrawnAccount' | 'photo', number>
>

/** Deletes everything that is over at `now` (specifications 4 and 5, section 9, and 6, section 10); returns the counts. */
export async function deleteOver(admin: Administrator, now: Date): Promise<Counts> {
  const counts = {
    ...{ ride: 0, order: 0, pickupRequest: 0, branchSuggestion: 0, programSession: 0 },
    ...{ dayNote: 0, medication: 0, passUse: 0, familyView: 0, watch: 0, invite: 0 },
  }
  for (const kind of retainedKinds) {
    const since = retainedSince(kind, now)
    if (kind === 'passUse') counts[kind] = await removeUses(admin, since)
    else if (kind === 'familyView') counts[kind] = await removeViews(admin, since)
    else counts[kind] = await removeKind(admin, kind, now)
  }
  counts.watch = await removeWatches(admin, now)
  counts.invite = await removeInvites(admin, now)
  const goneAccount = await removeGoneAccounts(admin, now)
  return {
    ...counts,
    goneAccount,
    // Entries and passes are kept as long as their orders.
    withdrawnAccount: await removeWithdrawn(admin, retainedSince('order', now)),
    // Last: those of notes, children and accounts that are gone by now, too.
    photo: await removePhotos(admin),
  }
}
