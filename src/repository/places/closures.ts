import * as z from 'zod/mini'
import { type ClosedDays, type Closures, noClosures, outdatedKeys } from '@/domain/places/closures'
import {
  type MemberTransaction,
  type RawDocument,
  runTransactionAsMember,
} from '../firestore/client'
import { readPublicDocument } from '../firestore/publicDocuments'
import { RepositoryError } from '../firestore/repositoryError'
import { SETTINGS } from '../firestore/scheduleDocument'
import { sendOnce } from '../firestore/sendOnce'

const ID = 'closures'

export const closuresSchema: z.ZodMiniType<Closures> = z.object({
  days: z.record(z.string(), z.string()),
})

function parse(document: RawDocument | undefined): Closures {
  if (!document) return noClosures
  const { success, data } = closuresSchema.safeParse(document.fields)
  if (!success) throw new RepositoryError('unknown')
  return data
}

/** `settings/closures`, none without one. */
export const readClosures = async (): Promise<Closures> =>
  parse(await readPublicDocument(`${SETTINGS}/${ID}`))

/** Writes by field path, so that two who save at once both keep their days. */
async function changeDays(
  { lite, db, transaction, read }: MemberTransaction,
  changesOf: (stored: Closures) => { added: ClosedDays; removed: readonly string[] },
  now: Date,
): Promise<void> {
  const reference = lite.doc(db, SETTINGS, ID)
  const document = await read(reference)
  const stored = parse(document)
  const { added, removed } = changesOf(stored)
  const updatedAt = lite.serverTimestamp()
  if (!document) {
    transaction.set(reference, { days: added, updatedAt })
    return
  }
  const gone = [...removed, ...outdatedKeys(stored, now)].filter((key) => key in stored.days)
  const changes = [
    ...Object.entries(added),
    ...gone.map((key) => [key, lite.deleteField()] as const),
  ].flatMap(([key, value]) => [new lite.FieldPath('days', key), value])
  transaction.update(reference, 'updatedAt', updatedAt, ...changes)
}

/** Closes days; one that is closed already keeps its reason. `putMore` goes into the same commit. */
export const addClosedDays = (
  { keys, reason }: { keys: readonly string[]; reason: string },
  now: Date,
  putMore: (memberTransaction: MemberTransaction) => void = () => {},
): Promise<void> =>
  sendOnce({
    id: `${SETTINGS}/${ID}/add/${keys.join()}`,
    write: () =>
      runTransactionAsMember(async (memberTransaction) => {
        await changeDays(
          memberTransaction,
          ({ days }) => ({
            added: Object.fromEntries(
              keys.filter((key) => !(key in days)).map((key) => [key, reason]),
            ),
            removed: [],
          }),
          now,
        )
        putMore(memberTransaction)
      }),
    hasArrived: async () => {
      const { days } = await readClosures()
      return keys.every((key) => key in days)
    },
  })

/** 휴무 취소. */
export const removeClosedDays = (keys: readonly string[], now: Date): Promise<void> =>
  sendOnce({
    id: `${SETTINGS}/${ID}/remove/${keys.join()}`,
    write: () =>
      runTransactionAsMember((memberTransaction) =>
        changeDays(memberTransaction, () => ({ added: {}, removed: keys }), now),
      ),
    hasArrived: async () => {
      const { days } = await readClosures()
      return keys.every((key) => !(key in days))
    },
  })
