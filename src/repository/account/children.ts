import * as z from 'zod/mini'
import { type MemberChild, type SavedChild, tidyMemberChild } from '@/domain/account/memberChild'
import { knownAllergens } from '@/domain/snacks/allergens'
import type { TextRange } from '@/domain/text/hangulPrefix'
import {
  commitAsMember,
  inCollection,
  inGroup,
  type Lite,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, optionalDay, text } from '../firestore/documentFields'
import { type Followable, followableDocument } from '../firestore/followable'
import { inRange } from '../firestore/inRange'
import { parseDocuments } from '../firestore/parseDocuments'

const READ_LIMIT = 50
/** The most that an owner may list, more than a family has. */
const OWNERS_LIMIT = 21

const personSchema = z.object({ name: nonEmptyText, relation: text, phone: z.string() })

const childSchema = z.object({
  id: z.string(),
  name: nonEmptyText,
  birthday: z.catch(optionalDay, ''),
  school: z.catch(text, ''),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
  careNote: z.catch(text, ''),
  healthConsentVersion: z.catch(z.string(), ''),
  people: z.catch(z.array(personSchema), []),
  photoConsentVersion: z.catch(z.string(), ''),
})

function documentOf(lite: Lite, { id: _, ...entry }: SavedChild) {
  return { ...tidyMemberChild(entry), updatedAt: lite.serverTimestamp() }
}

/** Sorted by name. */
export async function readChildren(
  uid: string,
  limit = READ_LIMIT,
): Promise<readonly MemberChild[]> {
  const documents = await readMemberDocuments(
    inCollection(`users/${uid}/children`, (lite) => [lite.orderBy('name'), lite.limit(limit)]),
  )
  return parseDocuments('children', documents, childSchema)
}

/** For owners: those of any family, sorted by name. */
export const readChildrenOf = (uid: string): Promise<readonly MemberChild[]> =>
  readChildren(uid, OWNERS_LIMIT)

/** For owners: the families of children whose name is in the range, in its order; at most 21. */
export async function readFamiliesOfChildren(range: TextRange, limit: number): Promise<string[]> {
  const documents = await readMemberDocuments(
    inGroup('children', (lite) => inRange(lite, 'name', range, limit)),
  )
  return documents.flatMap(({ parentId }) => parentId ?? [])
}

/** For staff; null when the parent has removed the child. */
export const followChild = (uid: string, childId: string): Followable<MemberChild | null> =>
  followableDocument(
    (sdk, db) => sdk.doc(db, 'users', uid, 'children', childId),
    (document) => parseDocuments('children', document ? [document] : [], childSchema)[0] ?? null,
  )

/** Writes children, new and changed, in one commit; a consent to pictures stays as it is. Repeatable. */
export const saveChildren = (uid: string, children: readonly SavedChild[]): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => {
    for (const child of children)
      batch.set(lite.doc(db, 'users', uid, 'children', child.id), documentOf(lite, child), {
        merge: true,
      })
  })

/** Gives the consent to pictures of a child, or with `''` withdraws it; repeatable. */
export const savePhotoConsent = (
  uid: string,
  childId: string,
  photoConsentVersion: string,
): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, 'users', uid, 'children', childId), {
      photoConsentVersion,
      updatedAt: lite.serverTimestamp(),
    }),
  )

/** A missing child is no error. */
export const deleteChild = (uid: string, childId: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, 'users', uid, 'children', childId)))
