import * as z from 'zod/mini'
import { inCollection, readMemberDocuments, writeAsMember } from '../firestore/client'
import { timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

/** What 「열람 기록」 shows. */
const READ_LIMIT = 20

/** An owner of the agit has opened the page of a family (specification 7, section 5). */
export interface FamilyView {
  id: string
  /** Uid of the owner. */
  by: string
  at: Date
}

const viewSchema: z.ZodMiniType<FamilyView> = z.object({
  id: z.string(),
  by: z.string(),
  at: timestamp,
})

const collectionOf = (uid: string) => `users/${uid}/views`

/** For owners: the newest, newest first. */
export async function readFamilyViews(uid: string): Promise<FamilyView[]> {
  const documents = await readMemberDocuments(
    inCollection(collectionOf(uid), (lite) => [lite.orderBy('at', 'desc'), lite.limit(READ_LIMIT)]),
  )
  return parseDocuments('views', documents, viewSchema)
}

/** Once an id, made when the page is opened. `by`: uid of the owner. */
export const addFamilyView = (uid: string, id: string, by: string): Promise<void> =>
  sendOnce({
    id: `${collectionOf(uid)}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, collectionOf(uid), id), { by, at: lite.serverTimestamp() }),
      ),
    hasArrived: async () => (await readFamilyViews(uid)).some((view) => view.id === id),
  })
