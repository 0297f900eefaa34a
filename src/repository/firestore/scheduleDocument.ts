import * as z from 'zod/mini'
import { type Dated, type Schedule, scheduleAt } from '@/domain/dates/schedule'
import {
  type Lite,
  type MemberTransaction,
  type RawDocument,
  runTransactionAsMember,
} from './client'
import { timestamp } from './documentFields'
import { isSameValue } from './isSameValue'
import { readPublicDocument } from './publicDocuments'
import { RepositoryError } from './repositoryError'
import { sendOnce } from './sendOnce'

export const SETTINGS = 'settings'

/** A schedule and when it was saved; never, while there is no document. */
export type SavedSchedule<T extends Dated> = Schedule<T> & { updatedAt?: Date | undefined }

export const scheduleSchema = <T extends Dated>(
  step: z.ZodMiniType<T>,
): z.ZodMiniType<SavedSchedule<T>> =>
  z.object({
    current: step,
    next: z.nullable(step),
    past: z.array(step),
    updatedAt: z.optional(timestamp),
  })

export interface ScheduleChange<T extends Dated> {
  /** As it was read when the change was begun. */
  known: SavedSchedule<T>
  next: T | null
  now: Date
}

interface Options<T extends Dated> {
  /** Of the document in `settings`. */
  id: string
  schema: z.ZodMiniType<SavedSchedule<T>>
  /** Holds while there is no document. */
  sample: Schedule<T>
}

/** Timestamps in place of the dates. */
const stepDocument = <T extends Dated>(lite: Lite, step: T) => ({
  ...step,
  from: lite.Timestamp.fromDate(step.from),
})

/** `settings/{id}` with a schedule (specification 7, section 10). */
export function scheduleDocument<T extends Dated>({ id, schema, sample }: Options<T>) {
  const parse = (document: RawDocument | undefined): SavedSchedule<T> => {
    if (!document) return sample
    const { success, data } = schema.safeParse(document.fields)
    if (!success) throw new RepositoryError('unknown')
    return data
  }
  const read = async (): Promise<SavedSchedule<T>> =>
    parse(await readPublicDocument(`${SETTINGS}/${id}`))

  /** Announces a change, or takes it back (null); `putMore` goes into the same commit. @throws {RepositoryError} `changed` when somebody saved after `known` */
  const saveNext = (
    { known, next, now }: ScheduleChange<T>,
    putMore: (memberTransaction: MemberTransaction) => void = () => {},
  ): Promise<void> =>
    sendOnce({
      id: `${SETTINGS}/${id}/${JSON.stringify(next)}/${known.updatedAt?.getTime()}`,
      write: () =>
        runTransactionAsMember(async (memberTransaction) => {
          const { lite, db, transaction, read: readInside } = memberTransaction
          const reference = lite.doc(db, SETTINGS, id)
          const stored = parse(await readInside(reference))
          // An earlier try of the transaction may have arrived.
          if (stored.updatedAt && isSameValue(stored.next, next)) return
          if (stored.updatedAt?.getTime() !== known.updatedAt?.getTime())
            throw new RepositoryError('changed')
          const { current, past } = scheduleAt(stored, now)
          transaction.set(reference, {
            current: stepDocument(lite, current),
            next: next && stepDocument(lite, next),
            past: past.map((step) => stepDocument(lite, step)),
            updatedAt: lite.serverTimestamp(),
          })
          putMore(memberTransaction)
        }),
      hasArrived: async () => isSameValue((await read()).next, next),
    })
  return { read, saveNext }
}
