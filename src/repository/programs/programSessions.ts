import * as z from 'zod/mini'
import type {
  NewProgramSession,
  ProgramSeats,
  ProgramSession,
} from '@/domain/programs/programSession'
import { NO_TIME } from '@/domain/received'
import {
  commitAsMember,
  type RawDocument,
  readDocuments,
  readSums,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'

export const SESSIONS_COLLECTION = 'program_sessions'

const READ_LIMIT = 200
/** More than a program has in a month. */
export const SESSIONS_PER_COMMIT = 100

const fieldsSchema = z.object({
  id: z.string(),
  programId: nonEmptyText,
  startsAt: timestamp,
  endsAt: timestamp,
  capacity: z.int().check(z.positive()),
  taken: z.int().check(z.nonnegative()),
  closed: z._default(z.boolean(), false),
})
export const sessionSchema = fieldsSchema.check(
  z.refine(({ startsAt, endsAt }) => startsAt < endsAt),
)

const fallbackSchema: z.ZodMiniType<ProgramSession> = z.object({
  id: z.string(),
  programId: z.catch(z.string(), ''),
  startsAt: z.catch(timestamp, NO_TIME),
  endsAt: z.catch(timestamp, NO_TIME),
  capacity: z.catch(z.int().check(z.nonnegative()), 0),
  taken: z.catch(z.int().check(z.nonnegative()), 0),
  closed: z.catch(z.boolean(), false),
})

const sessionsBetween = (programId: string, from: Date, to: Date): Promise<RawDocument[]> =>
  readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS_COLLECTION),
      lite.where('programId', '==', programId),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
      lite.orderBy('startsAt'),
      lite.limit(READ_LIMIT),
    ),
  )

/** Sessions of a program that start in [from, to), by time. */
export const readSessions = async (
  programId: string,
  from: Date,
  to: Date,
): Promise<ProgramSession[]> =>
  parseDocuments(SESSIONS_COLLECTION, await sessionsBetween(programId, from, to), sessionSchema)

/** For staff: as `readSessions`, also documents that do not fit. */
export const readEverySession = async (
  programId: string,
  from: Date,
  to: Date,
): Promise<ProgramSession[]> =>
  parseReceived(
    SESSIONS_COLLECTION,
    await sessionsBetween(programId, from, to),
    sessionSchema,
    fallbackSchema,
  )

/** Undefined when there is none or it does not fit. */
export async function readSession(id: string): Promise<ProgramSession | undefined> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS_COLLECTION),
      lite.where(lite.documentId(), '==', id),
      lite.limit(1),
    ),
  )
  return parseDocuments(SESSIONS_COLLECTION, documents, sessionSchema)[0]
}

/** At most 30 ids; missing and unfit documents are left out. */
export async function readSessionsById(ids: readonly string[]): Promise<ProgramSession[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS_COLLECTION),
      lite.where(lite.documentId(), 'in', [...ids]),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments(SESSIONS_COLLECTION, documents, sessionSchema)
}

/** Documents written in the console may hold other numbers than the rules allow. */
const seatCount = z.catch(z.int().check(z.nonnegative()), 0)
const sumsSchema = z.object({ capacity: seatCount, taken: seatCount })

/** Seats of programs in [from, to), summed by the server: one read per program (docs/decisions/0022). */
export const readSeats = (
  programIds: readonly string[],
  from: Date,
  to: Date,
): Promise<ProgramSeats[]> =>
  Promise.all(
    programIds.map(async (programId) => {
      const sums = await readSums(['capacity', 'taken'], (lite, db) =>
        lite.query(
          lite.collection(db, SESSIONS_COLLECTION),
          lite.where('programId', '==', programId),
          lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
          lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
          lite.limit(READ_LIMIT),
        ),
      )
      return { programId, ...sumsSchema.parse(sums) }
    }),
  )

/** For staff: creates up to `SESSIONS_PER_COMMIT` sessions, all or none; repeatable. @throws also when one has changed */
export const openSessions = (sessions: readonly NewProgramSession[]): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => {
    for (const { id, startsAt, endsAt, closed: _, ...session } of sessions) {
      batch.set(lite.doc(db, SESSIONS_COLLECTION, id), {
        ...session,
        startsAt: lite.Timestamp.fromDate(startsAt),
        endsAt: lite.Timestamp.fromDate(endsAt),
        last: '',
      })
    }
  })

/** For staff: 휴원 on or off; repeatable. */
export const setClosed = (id: string, closed: boolean): Promise<void> =>
  writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, SESSIONS_COLLECTION, id), { closed }))

/** For staff; the rules refuse less than the seats taken. */
export const setCapacity = (id: string, capacity: number): Promise<void> =>
  writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, SESSIONS_COLLECTION, id), { capacity }))
