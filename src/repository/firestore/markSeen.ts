import * as z from 'zod/mini'
import { readMemberDocument, writeAsMember } from './client'
import { timestamp } from './documentFields'
import { isRefusal, RepositoryError } from './repositoryError'

const seenSchema = z.object({ seenAt: timestamp })

async function isSeen(collection: string, id: string): Promise<boolean> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, collection, id))
  return seenSchema.safeParse(document?.fields).success
}

/** For staff: sets `seenAt`; a document seen already is fine. */
export async function markSeen(collection: string, id: string): Promise<void> {
  try {
    await writeAsMember((lite, db) =>
      lite.updateDoc(lite.doc(db, collection, id), { seenAt: lite.serverTimestamp() }),
    )
  } catch (error) {
    const wasRefused = error instanceof RepositoryError && isRefusal(error)
    if (!wasRefused || !(await isSeen(collection, id))) throw error
  }
}
