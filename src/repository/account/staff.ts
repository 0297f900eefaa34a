import * as z from 'zod/mini'
import {
  type StaffEntry,
  type StaffPerson,
  staffRoles,
  tidyStaffEntry,
} from '@/domain/staff/staffPerson'
import { inCollection, readMemberDocuments, writeAsMember } from '../firestore/client'
import { text } from '../firestore/documentFields'
import { type Followable, followableDocument } from '../firestore/followable'
import { parseDocuments } from '../firestore/parseDocuments'

export const STAFF = 'staff'

/** More than an agit has. */
const READ_LIMIT = 200

/** Of the people of the agit and their invitations. */
export const branchIdsField = z.catch(z.array(z.string()), [])

/** Without a role it is an owner, from before there were roles (specification 6, section 7). */
const staffSchema = z.pipe(
  z.object({
    id: z.string(),
    name: z.catch(text, ''),
    role: z._default(z.enum(staffRoles), 'owner'),
    branchIds: branchIdsField,
  }),
  z.transform(({ id, ...person }): StaffPerson => ({ uid: id, ...person })),
)

/** Undefined for a parent, and where the role is none that we know. */
export const followStaffMember = (uid: string): Followable<StaffPerson | undefined> =>
  followableDocument(
    (sdk, db) => sdk.doc(db, STAFF, uid),
    (document) => document && parseDocuments(STAFF, [document], staffSchema)[0],
  )

export const readStaffMember = (uid: string): Promise<StaffPerson | undefined> =>
  followStaffMember(uid).read()

/** For owners: everybody of the agit. */
export async function readStaff(): Promise<StaffPerson[]> {
  const documents = await readMemberDocuments(
    inCollection(STAFF, (lite) => [lite.limit(READ_LIMIT)]),
  )
  return parseDocuments(STAFF, documents, staffSchema)
}

/** By another owner; repeatable. */
export const updateStaff = (uid: string, entry: StaffEntry): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, STAFF, uid), { ...tidyStaffEntry(entry) }),
  )

/** By another owner; a person who is not there is no error. */
export const removeStaff = (uid: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, STAFF, uid)))
