import * as z from 'zod/mini'
import type { PassUse } from '@/domain/care/passUses'
import {
  type Commit,
  inCollection,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { RepositoryError } from '../firestore/repositoryError'

/** More than a monthly pass has. */
const READ_LIMIT = 200

const useSchema = z.pipe(
  z.object({
    id: z.string(),
    sessionId: nonEmptyText,
    bookingId: nonEmptyText,
    childId: z.string(),
    createdAt: timestamp,
  }),
  z.transform(({ id, ...use }): PassUse => ({ slot: id, ...use })),
)

const collectionOf = (uid: string, passId: string) => `users/${uid}/passes/${passId}/uses`

/** Used slots of a pass, sorted; `from` (`yyyy-mm-dd`) skips earlier days of a daily pass. */
export async function readPassUses(
  { uid, passId }: { uid: string; passId: string },
  from?: string,
): Promise<PassUse[]> {
  const documents = await readMemberDocuments(
    inCollection(collectionOf(uid, passId), (lite) => [
      ...(from === undefined
        ? []
        : [lite.where(lite.documentId(), '>=', from.replaceAll('-', ''))]),
      lite.limit(READ_LIMIT),
    ]),
  )
  return parseDocuments('uses', documents, useSchema)
}

export interface UsingBooking {
  id: string
  uid: string
  childId: string
  sessionId: string
  passId: string
  slot: string
}

const referenceOf = ({ lite, db }: Commit, { uid, passId, slot }: UsingBooking) =>
  lite.doc(db, collectionOf(uid, passId), slot)

export function putUse(commit: Commit, booking: UsingBooking): void {
  const { id: bookingId, sessionId, childId } = booking
  const createdAt = commit.lite.serverTimestamp()
  commit.batch.set(referenceOf(commit, booking), { sessionId, bookingId, childId, createdAt })
}

export function removeUse(commit: Commit, booking: UsingBooking): void {
  commit.batch.delete(referenceOf(commit, booking))
}

async function readUse({ uid, passId, slot }: UsingBooking): Promise<RawDocument | undefined> {
  try {
    return await readMemberDocument((lite, db) => lite.doc(db, collectionOf(uid, passId), slot))
  } catch (error) {
    // A teacher may not look at what a booking of another branch holds.
    if (error instanceof RepositoryError && error.kind === 'denied') return undefined
    throw error
  }
}

/** False when the agit has returned the use or another booking holds its slot. */
export async function holdsUse(booking: UsingBooking): Promise<boolean> {
  const document = await readUse(booking)
  const [use] = document ? parseDocuments('uses', [document], useSchema) : []
  return use?.bookingId === booking.id
}
