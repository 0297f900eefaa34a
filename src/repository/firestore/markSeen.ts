import * as z from 'zod/mini'
import { readMemberDocument, writeAsMember } from './client'
import { timestamp } from './documentFields'
import { stepDocuments } from './step'

const seenSchema = z.object({ seenAt: timestamp })

/** For staff: sets `seenAt`; a document seen already is fine. */
export const markSeen = (collection: string, id: string): Promise<void> =>
  stepDocuments({
    id: `${collection}/seen/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.updateDoc(lite.doc(db, collection, id), { seenAt: lite.serverTimestamp() }),
      ),
    readNow: () => readMemberDocument((lite, db) => lite.doc(db, collection, id)),
    isDone: (document) => seenSchema.safeParse(document?.fields).success,
  })
