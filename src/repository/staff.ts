import * as z from 'zod/mini'
import { readMemberDocument } from './firestore/client'

const staffSchema = z.object({ name: z.catch(z.string(), '') })

/** Somebody of the agit, as the parents read the name. */
export interface StaffMember {
  name: string
}

/** The staff document of whoever is signed in; nothing for a parent. @throws {RepositoryError} */
export async function readStaffMember(uid: string): Promise<StaffMember | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, 'staff', uid))
  return document && staffSchema.parse(document.fields ?? {})
}
