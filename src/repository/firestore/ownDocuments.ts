import { commitAsMember, type Lite, readMemberDocuments } from './client'

/** So many documents are deleted in one commit. */
const PER_COMMIT = 100

type PartsOf = (lite: Lite) => ReturnType<Lite['where']>[]

/** Deletes the documents of a collection that fit, commit by commit. */
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

/**
 * Deletes what a member has beside profile and children: notes of the day, kept places, watches. Passes and their uses stay as
 * the law asks. What an interrupted try has deleted is no error in the next one.
 * @throws {RepositoryError} and then some of it may be gone
 */
export async function deleteOwnDocuments(uid: string): Promise<void> {
  await deleteAll('care_notes', (lite) => [lite.where('uid', '==', uid)])
  await deleteAll(`users/${uid}/places`)
  await deleteAll(`users/${uid}/watches`)
}
