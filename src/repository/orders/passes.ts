import * as z from 'zod/mini'
import { isDay } from '@/domain/dates/day'
import type { NewPass, Pass } from '@/domain/orders/pass'
import { planKeys, planOptionCodes } from '@/domain/orders/plans'
import { type Commit, readMemberDocuments } from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'

/** More than any member has. */
const READ_LIMIT = 200

const day = z.string().check(z.refine(isDay))

export const passSchema: z.ZodMiniType<Pass> = z.object({
  id: z.string(),
  planKey: z.enum(planKeys),
  optionKey: z.enum(planOptionCodes),
  label: nonEmptyText,
  minutes: z.int().check(z.nonnegative()),
  startsOn: day,
  expiresOn: day,
  orderId: z.catch(z.string(), ''),
  at: z.catch(timestamp, new Date(0)),
  by: z.catch(z.string(), ''),
})

const collectionOf = (uid: string) => `users/${uid}/passes`

/** Latest expiry first. */
export async function readPasses(uid: string): Promise<Pass[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, collectionOf(uid)),
      lite.orderBy('expiresOn', 'desc'),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments('passes', documents, passSchema)
}

/** Adds creating a pass to a commit; `by`: uid of the staff member. The rules refuse an existing id. */
export function putPass(
  { lite, db, batch }: Commit,
  { uid }: { uid: string },
  { id, ...pass }: NewPass,
  by: string,
): void {
  batch.set(lite.doc(db, collectionOf(uid), id), { ...pass, at: lite.serverTimestamp(), by })
}
