import * as z from 'zod/mini'
import type { NewSeatWatch, SeatWatch } from '@/domain/programs/seatWatch'
import {
  inCollection,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

/** Firestore's limit for `in`, more than a family has. */
const WATCHES_MAX = 30

const watchSchema = z.pipe(
  z.object({ id: z.string(), programId: nonEmptyText, startsAt: timestamp, createdAt: timestamp }),
  z.transform(({ id, ...watch }): SeatWatch => ({ sessionId: id, ...watch })),
)

const collectionOf = (uid: string) => `users/${uid}/watches`

/** Watches of sessions that have not begun, by time. */
export async function readWatches(uid: string, at: Date): Promise<SeatWatch[]> {
  const documents = await readMemberDocuments(
    inCollection(collectionOf(uid), (lite) => [
      lite.where('startsAt', '>', lite.Timestamp.fromDate(at)),
      lite.orderBy('startsAt'),
      lite.limit(WATCHES_MAX),
    ]),
  )
  return parseDocuments('watches', documents, watchSchema)
}

export const createWatch = (
  uid: string,
  { sessionId, programId, startsAt }: NewSeatWatch,
): Promise<void> =>
  sendOnce({
    id: `${collectionOf(uid)}/${sessionId}`,
    // Another tab may have created it, and an existing document is not written again.
    wasTried: true,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, collectionOf(uid), sessionId), {
          programId,
          startsAt: lite.Timestamp.fromDate(startsAt),
          createdAt: lite.serverTimestamp(),
        }),
      ),
    hasArrived: async () =>
      (await readMemberDocument((lite, db) => lite.doc(db, collectionOf(uid), sessionId))) !==
      undefined,
  })

export const deleteWatch = (uid: string, sessionId: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, collectionOf(uid), sessionId)))
