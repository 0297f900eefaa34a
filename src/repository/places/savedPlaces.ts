import * as z from 'zod/mini'
import type { SavedPlace } from '@/domain/places/savedPlace'
import {
  inCollection,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, point, text, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

const READ_LIMIT = 50

const placeSchema = z.pipe(
  z.object({
    id: z.string(),
    label: nonEmptyText,
    name: nonEmptyText,
    address: z.catch(text, ''),
    point,
    createdAt: timestamp,
  }),
  z.transform(
    ({ id, label, name, address, point: { lat, lng } }): SavedPlace => ({
      id,
      label,
      name,
      address,
      lat,
      lng,
    }),
  ),
)

const collectionOf = (uid: string) => `users/${uid}/places`

/** In order of creation. */
export async function readSavedPlaces(uid: string): Promise<SavedPlace[]> {
  const documents = await readMemberDocuments(
    inCollection(collectionOf(uid), (lite) => [lite.orderBy('createdAt'), lite.limit(READ_LIMIT)]),
  )
  return parseDocuments('places', documents, placeSchema)
}

export const addSavedPlace = (uid: string, { id, lat, lng, ...place }: SavedPlace): Promise<void> =>
  sendOnce({
    id: `places/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, collectionOf(uid), id), {
          ...place,
          point: new lite.GeoPoint(lat, lng),
          createdAt: lite.serverTimestamp(),
        }),
      ),
    hasArrived: async () =>
      (await readMemberDocument((lite, db) => lite.doc(db, collectionOf(uid), id))) !== undefined,
  })

/** Repeatable. @throws {RepositoryError} also when it is gone */
export const changeSavedPlace = (
  uid: string,
  { id, lat, lng, ...place }: SavedPlace,
): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, collectionOf(uid), id), {
      ...place,
      point: new lite.GeoPoint(lat, lng),
    }),
  )

/** A missing place is no error. */
export const removeSavedPlace = (uid: string, id: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, collectionOf(uid), id)))
