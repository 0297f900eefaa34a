import * as z from 'zod/mini'
import { text } from '../firestore/documentFields'
import { type Followable, followableDocument } from '../firestore/followable'

const staffSchema = z.object({ name: z.catch(text, '') })

export interface StaffMember {
  name: string
}

/** Undefined for a parent. */
export const followStaffMember = (uid: string): Followable<StaffMember | undefined> =>
  followableDocument(
    (sdk, db) => sdk.doc(db, 'staff', uid),
    (document) => document && staffSchema.parse(document.fields ?? {}),
  )

export const readStaffMember = (uid: string): Promise<StaffMember | undefined> =>
  followStaffMember(uid).read()
