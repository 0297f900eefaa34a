import * as z from 'zod/mini'
import { addDays, isDay } from '@/domain/dates/day'
import type { NewPass, Pass } from '@/domain/orders/pass'
import { planKeys, planOptionCodes } from '@/domain/orders/plans'
import {
  type Commit,
  countMemberDocuments,
  inCollection,
  inGroup,
  readMemberDocuments,
  runTransactionAsMember,
} from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { RepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'

/** More than any member has. */
const READ_LIMIT = 200

const day = z.string().check(z.refine(isDay))

const extensionSchema = z.object({
  days: z.int().check(z.positive()),
  reason: text,
  at: timestamp,
  by: z.string(),
})

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
  extended: z.catch(z.optional(z.record(z.string(), extensionSchema)), undefined),
})

const collectionOf = (uid: string) => `users/${uid}/passes`

/** Latest expiry first. */
export async function readPasses(uid: string): Promise<Pass[]> {
  const documents = await readMemberDocuments(
    inCollection(collectionOf(uid), (lite) => [
      lite.orderBy('expiresOn', 'desc'),
      lite.limit(READ_LIMIT),
    ]),
  )
  return parseDocuments('passes', documents, passSchema)
}

/** For owners: passes of all members that hold on a day or later. */
export const countPassesUntil = (day: string): Promise<number> =>
  countMemberDocuments(inGroup('passes', (lite) => [lite.where('expiresOn', '>=', day)]))

/** Adds creating a pass to a commit; `by`: uid of the staff member. The rules refuse an existing id. */
export function putPass(
  { lite, db, batch }: Commit,
  { uid }: { uid: string },
  { id, ...pass }: NewPass,
  by: string,
): void {
  batch.set(lite.doc(db, collectionOf(uid), id), { ...pass, at: lite.serverTimestamp(), by })
}

/** More than an agit's families hold at a time. */
const ALL_PASSES_LIMIT = 2000

/** For owners: passes of all families that have not expired before a day, with whose they are. */
export async function readPassesHoldingFrom(day: string): Promise<(Pass & { uid: string })[]> {
  const documents = await readMemberDocuments(
    inGroup('passes', (lite) => [
      lite.where('expiresOn', '>=', day),
      lite.orderBy('expiresOn'),
      lite.limit(ALL_PASSES_LIMIT),
    ]),
  )
  return documents.flatMap((document) =>
    parseDocuments('passes', [document], passSchema).map((pass) => ({
      ...pass,
      uid: document.parentId ?? '',
    })),
  )
}

interface NewExtension {
  /** Used once a pass. */
  id: string
  days: number
  reason: string
  /** Uid of the staff member. */
  by: string
}

/** 「기간 늘리기」: moves the last day and says why, once an id. */
export const extendPass = (
  { uid, id: passId }: { uid: string; id: string },
  { id, days, reason, by }: NewExtension,
): Promise<void> =>
  sendOnce({
    id: `${collectionOf(uid)}/${passId}/${id}`,
    write: () =>
      runTransactionAsMember(async ({ lite, db, transaction, read }) => {
        const reference = lite.doc(db, collectionOf(uid), passId)
        const document = await read(reference)
        const [pass] = document ? parseDocuments('passes', [document], passSchema) : []
        if (!pass) throw new RepositoryError('changed')
        if (pass.extended?.[id]) return
        transaction.update(
          reference,
          'expiresOn',
          addDays(pass.expiresOn, days),
          new lite.FieldPath('extended', id),
          { days, reason, at: lite.serverTimestamp(), by },
        )
      }),
    hasArrived: async () =>
      (await readPasses(uid)).some((pass) => pass.id === passId && pass.extended?.[id]),
  })
