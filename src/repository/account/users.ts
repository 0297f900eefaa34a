import type { FirebaseApp } from 'firebase/app'
import * as z from 'zod/mini'
import type { Profile, ProfileChange } from '@/domain/account/profile'
import type { TextRange } from '@/domain/text/hangulPrefix'
import {
  commitAsMember,
  inCollection,
  type Lite,
  type QueryParts,
  readDocumentAs,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { text } from '../firestore/documentFields'
import { type Followable, followableDocument } from '../firestore/followable'
import { inRange } from '../firestore/inRange'
import { parseDocuments } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

const COLLECTION = 'users'

/** Any document makes a member: invalid fields are left empty. */
const profileSchema = z.object({
  nickname: z.catch(text, ''),
  phone: z.catch(z.string(), ''),
  termsVersion: z.catch(z.string(), ''),
  privacyVersion: z.catch(z.string(), ''),
  isMarketingAllowed: z.catch(z.boolean(), false),
})

/** Undefined when the account never finished sign-up. */
export const followProfile = (uid: string): Followable<Profile | undefined> =>
  followableDocument(
    (sdk, db) => sdk.doc(db, COLLECTION, uid),
    (document) => document && profileSchema.parse(document.fields ?? {}),
  )

export const readProfile = (uid: string): Promise<Profile | undefined> => followProfile(uid).read()

const foundSchema = z.extend(profileSchema, { id: z.string() })

/** An account that a search found. */
export type FoundProfile = z.output<typeof foundSchema>

const findProfiles = async (parts: (lite: Lite) => QueryParts): Promise<FoundProfile[]> =>
  parseDocuments(
    COLLECTION,
    await readMemberDocuments(inCollection(COLLECTION, parts)),
    foundSchema,
  )

/** For owners: accounts whose nickname is in the range, by nickname; at most 21. */
export const readProfilesNamed = (range: TextRange, limit: number): Promise<FoundProfile[]> =>
  findProfiles((lite) => inRange(lite, 'nickname', range, limit))

/** For owners: the accounts of a phone number (+82…). */
export const readProfilesOfPhone = (phone: string, limit: number): Promise<FoundProfile[]> =>
  findProfiles((lite) => [lite.where('phone', '==', phone), lite.limit(limit)])

/** Has the account signed in to `app` finished sign-up? Reads with that account's token. */
export const isMember = async (app: FirebaseApp, uid: string): Promise<boolean> =>
  (await readDocumentAs(app, (lite, db) => lite.doc(db, COLLECTION, uid))) !== undefined

/** The last step of sign-up, once. */
export const createProfile = (uid: string, profile: Profile): Promise<void> =>
  sendOnce({
    id: `${COLLECTION}/${uid}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, COLLECTION, uid), {
          ...profile,
          createdAt: lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
        }),
      ),
    hasArrived: async () => (await readProfile(uid)) !== undefined,
  })

/** Changes only the given fields; repeatable. */
export const updateProfile = (uid: string, change: ProfileChange): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, COLLECTION, uid), {
      ...change,
      updatedAt: lite.serverTimestamp(),
    }),
  )

/** Deletes profile and children in one commit; repeatable, so an interrupted withdrawal can be finished. */
export async function deleteProfile(uid: string): Promise<void> {
  const children = await readMemberDocuments(inCollection(`${COLLECTION}/${uid}/children`))
  await commitAsMember(({ lite, db, batch }) => {
    for (const { id } of children) batch.delete(lite.doc(db, COLLECTION, uid, 'children', id))
    batch.delete(lite.doc(db, COLLECTION, uid))
  })
}
