import * as z from 'zod/mini'
import { readMemberDocument } from '../firestore/client'
import { nonEmptyText, text } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'

const guardianSchema = z.object({
  id: z.string(),
  name: nonEmptyText,
  relation: z.catch(text, ''),
})

/** Who shares a family, for staff: who wrote a message; undefined for somebody who has left it. */
export async function readGuardian(
  ownerUid: string,
  uid: string,
): Promise<{ name: string; relation: string } | undefined> {
  const document = await readMemberDocument((lite, db) =>
    lite.doc(db, `users/${ownerUid}/guardians`, uid),
  )
  return parseDocuments('guardians', document ? [document] : [], guardianSchema)[0]
}
