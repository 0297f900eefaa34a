import { commitAsMember, type Lite, readMemberDocuments } from './client'

const PER_COMMIT = 100

type PartsOf = (lite: Lite) => ReturnType<Lite['where']>[]

async function deleteAll(path: string, partsOf: PartsOf = () => []): Promise<void> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, path), ...partsOf(lite), lite.limit(PER_COMMIT)),
  )
  if (documents.length === 0) return
  await commitAsMember(({ lite, db, batch }) => {
    for (const { id } of documents) batch.delete(lite.doc(db, path, id))
  })
  if (documents.length === PER_COMMIT) await deleteAll(path, partsOf)
}

/** Deletes a member's day notes, saved places and watches; passes and uses stay, by law. Repeatable: it may stop half-way. */
export async function deleteOwnDocuments(uid: string): Promise<void> {
  await deleteAll('care_notes', (lite) => [lite.where('uid', '==', uid)])
  await deleteAll(`users/${uid}/places`)
  await deleteAll(`users/${uid}/watches`)
}
