import * as z from 'zod/mini'
import { type MemberChild, tidyMemberChild } from '@/domain/account/memberChild'
import { knownAllergens } from '@/domain/snacks/allergens'
import {
  commitAsMember,
  type Lite,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from './firestore/client'
import { dayOrNone, someText } from './firestore/documentFields'
import { parseDocuments } from './firestore/parseDocuments'

/** More children than any member has; no query is without a limit. */
const READ_LIMIT = 50

const personSchema = z.object({ name: someText, relation: z.string(), phone: z.string() })

/** A child is its id and name; whatever else does not fit is left empty. */
const childSchema = z.object({
  id: z.string(),
  name: someText,
  birthday: z.catch(dayOrNone, ''),
  school: z.catch(z.string(), ''),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
  careNote: z.catch(z.string(), ''),
  healthConsentVersion: z.catch(z.string(), ''),
  people: z.catch(z.array(personSchema), []),
})

/** The fields of a child's document, and no other: the rules refuse a field too many. */
function documentOf(lite: Lite, { id: _, ...entry }: MemberChild) {
  return { ...tidyMemberChild(entry), updatedAt: lite.serverTimestamp() }
}

/** A member's children, by name. @throws {RepositoryError} */
export async function readChildren(uid: string): Promise<readonly MemberChild[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, 'users', uid, 'children'),
      lite.orderBy('name'),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments('children', documents, childSchema)
}

/** One child of anybody's account, for the agit; nothing when the parent has taken it out. @throws {RepositoryError} */
export async function readChild(uid: string, childId: string): Promise<MemberChild | undefined> {
  const document = await readMemberDocument((lite, db) =>
    lite.doc(db, 'users', uid, 'children', childId),
  )
  return document && parseDocuments('children', [document], childSchema)[0]
}

/** Keeps children as they are given, new ones and changed ones, in one commit. The same twice is the same as once. @throws {RepositoryError} */
export const saveChildren = (uid: string, children: readonly MemberChild[]): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => {
    for (const child of children)
      batch.set(lite.doc(db, 'users', uid, 'children', child.id), documentOf(lite, child))
  })

/** Takes a child out of the account; one that is gone is no error. @throws {RepositoryError} */
export const removeChild = (uid: string, childId: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, 'users', uid, 'children', childId)))
