import { freePhotoIds } from '@/domain/care/notePhoto'
import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { type Commit, commitAsMember, inCollection, type Lite, readMemberDocuments } from './client'

const PER_COMMIT = 100

type PartsOf = (lite: Lite) => ReturnType<Lite['where']>[]

type Along = (commit: Commit, id: string) => void

async function deleteAll(path: string, partsOf: PartsOf = () => [], along?: Along): Promise<void> {
  const documents = await readMemberDocuments(
    inCollection(path, (lite) => [...partsOf(lite), lite.limit(PER_COMMIT)]),
  )
  if (documents.length === 0) return
  await commitAsMember((commit) => {
    const { lite, db, batch } = commit
    for (const { id } of documents) {
      along?.(commit, id)
      batch.delete(lite.doc(db, path, id))
    }
  })
  if (documents.length === PER_COMMIT) await deleteAll(path, partsOf, along)
}

/** Deletes what pictures a note has; nobody asks how many there are. */
export function removePhotosOf({ lite, db, batch }: Commit, noteId: string): void {
  for (const id of freePhotoIds([])) batch.delete(lite.doc(db, `care_notes/${noteId}/photos`, id))
}

/** Leaves the families that the account shares. */
async function leaveFamilies(uid: string): Promise<void> {
  const families = `users/${uid}/families`
  const documents = await readMemberDocuments(inCollection(families))
  for (const { id: ownerUid } of documents)
    await commitAsMember(({ lite, db, batch }) => {
      batch.delete(lite.doc(db, `users/${ownerUid}/guardians`, uid))
      batch.delete(lite.doc(db, families, ownerUid))
    })
}

const isOwn =
  (uid: string): PartsOf =>
  (lite) => [lite.where('uid', '==', uid)]

/** What was given today stays for the agit until retention deletes it. */
async function deleteMedications(uid: string): Promise<void> {
  const path = 'medications'
  await deleteAll(path, (lite) => [...isOwn(uid)(lite), lite.where('given', '==', {})])
  await deleteAll(path, (lite) => [...isOwn(uid)(lite), lite.where('day', '<', dayOf(now()))])
}

/** Deletes a member's guardians first, then invitations, families, day notes with their pictures, medicine, saved places and watches; passes and uses stay, by law. Repeatable: it may stop half-way. */
export async function deleteOwnDocuments(uid: string): Promise<void> {
  await deleteAll(`users/${uid}/guardians`)
  await deleteAll('family_invites', isOwn(uid))
  await leaveFamilies(uid)
  await deleteAll('care_notes', isOwn(uid), removePhotosOf)
  await deleteMedications(uid)
  await deleteAll(`users/${uid}/places`)
  await deleteAll(`users/${uid}/watches`)
}
