import * as z from 'zod/mini'
import { NO_TIME } from '@/domain/agit/received'
import type {
  NewProgramSession,
  ProgramSeats,
  ProgramSession,
} from '@/domain/programs/programSession'
import {
  commitAsMember,
  type RawDocument,
  readDocuments,
  readSums,
  writeAsMember,
} from '../firestore/client'
import { someText, timestamp } from '../firestore/documentFields'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'

export const SESSIONS = 'program_sessions'

/** More sessions than a program has in two months; no query is without a limit. */
const READ_LIMIT = 200
/** So many sessions are opened in one commit: a month of a program has fewer. */
export const SESSIONS_PER_COMMIT = 100

const fieldsSchema = z.object({
  id: z.string(),
  programId: someText,
  startsAt: timestamp,
  endsAt: timestamp,
  capacity: z.int().check(z.positive()),
  taken: z.int().check(z.nonnegative()),
  closed: z._default(z.boolean(), false),
})
export const sessionSchema = fieldsSchema.check(
  z.refine(({ startsAt, endsAt }) => startsAt < endsAt),
)

/** What is left of any session. */
const remainsSchema: z.ZodMiniType<ProgramSession> = z.object({
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
      lite.collection(db, SESSIONS),
      lite.where('programId', '==', programId),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
      lite.orderBy('startsAt'),
      lite.limit(READ_LIMIT),
    ),
  )

/** The sessions of a program that start at or after `from` and before `to`, in order of time. @throws {RepositoryError} */
export const readSessions = async (
  programId: string,
  from: Date,
  to: Date,
): Promise<ProgramSession[]> =>
  parseDocuments(SESSIONS, await sessionsBetween(programId, from, to), sessionSchema)

/** For the agit: as `readSessions`, with what does not fit. @throws {RepositoryError} */
export const readEverySession = async (
  programId: string,
  from: Date,
  to: Date,
): Promise<ProgramSession[]> =>
  parseReceived(SESSIONS, await sessionsBetween(programId, from, to), sessionSchema, remainsSchema)

/** One session as it stands now; nothing when there is none, or it does not fit. @throws {RepositoryError} */
export async function readSession(id: string): Promise<ProgramSession | undefined> {
  const documents = await readDocuments((lite, db) =>
    lite.query(lite.collection(db, SESSIONS), lite.where(lite.documentId(), '==', id)),
  )
  return parseDocuments(SESSIONS, documents, sessionSchema)[0]
}

/** Sessions by their ids as they stand now, 30 at most; those that are gone, or do not fit, are left out. @throws {RepositoryError} */
export async function readSessionsById(ids: readonly string[]): Promise<ProgramSession[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS),
      lite.where(lite.documentId(), 'in', [...ids]),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments(SESSIONS, documents, sessionSchema)
}

/** A sum is as good as its documents: the rules let only whole numbers from 0 in, the console anything. */
const seatCount = z.catch(z.int().check(z.nonnegative()), 0)
const sumsSchema = z.object({ capacity: seatCount, taken: seatCount })

/**
 * The seats of programs over all their sessions that start at or after `from` and before `to`. The server adds them up: one
 * read a program (docs/decisions/0022).
 * @throws {RepositoryError}
 */
export const readSeats = (
  programIds: readonly string[],
  from: Date,
  to: Date,
): Promise<ProgramSeats[]> =>
  Promise.all(
    programIds.map(async (programId) => {
      const sums = await readSums(['capacity', 'taken'], (lite, db) =>
        lite.query(
          lite.collection(db, SESSIONS),
          lite.where('programId', '==', programId),
          lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
          lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
        ),
      )
      return { programId, ...sumsSchema.parse(sums) }
    }),
  )

/**
 * For the agit: opens sessions that do not exist yet, all or none. Doing so twice is the same as once; refused when one of
 * them has changed since.
 * @param sessions `SESSIONS_PER_COMMIT` at most
 * @throws {RepositoryError}
 */
export const openSessions = (sessions: readonly NewProgramSession[]): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => {
    for (const { id, startsAt, endsAt, closed: _, ...session } of sessions) {
      batch.set(lite.doc(db, SESSIONS, id), {
        ...session,
        startsAt: lite.Timestamp.fromDate(startsAt),
        endsAt: lite.Timestamp.fromDate(endsAt),
        last: '',
      })
    }
  })

/** For the agit: closes a session (휴원), or opens it again. The same twice is the same as once. @throws {RepositoryError} */
export const setClosed = (id: string, closed: boolean): Promise<void> =>
  writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, SESSIONS, id), { closed }))

/** For the agit: how many children a session has room for. Refused below what is taken. @throws {RepositoryError} */
export const setCapacity = (id: string, capacity: number): Promise<void> =>
  writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, SESSIONS, id), { capacity }))
