import * as z from 'zod/mini'
import { readMemberDocument } from '../firestore/client'
import { text } from '../firestore/documentFields'

const staffSchema = z.object({ name: z.catch(text, '') })

export interface StaffMember {
  name: string
}

/** Undefined for a parent. */
export async function readStaffMember(uid: string): Promise<StaffMember | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, 'staff', uid))
  return document && staffSchema.parse(document.fields ?? {})
}
