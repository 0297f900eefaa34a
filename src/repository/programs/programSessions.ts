import * as z from 'zod/mini'
import type {
  NewProgramSession,
  ProgramSeats,
  ProgramSession,
} from '@/domain/programs/programSession'
import { tidyText } from '@/domain/text/tidyText'
import { type Commit, commitAsMember, writeAsMember } from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import {
  readPublicDocument,
  readPublicDocuments,
  readPublicSums,
} from '../firestore/publicDocuments'

export const SESSIONS_COLLECTION = 'program_sessions'

/** Of one answer. */
export const SESSIONS_READ_LIMIT = 200

const fieldsSchema = z.object({
  id: z.string(),
  programId: nonEmptyText,
  startsAt: timestamp,
  endsAt: timestamp,
  capacity: z.int().check(z.positive()),
  taken: z.int().check(z.nonnegative()),
  closed: z._default(z.boolean(), false),
  closedReason: z.catch(z.optional(nonEmptyText), undefined),
})
export const sessionSchema = fieldsSchema.check(
  z.refine(({ startsAt, endsAt }) => startsAt < endsAt),
)

const sessionsBetween = (programId: string, from: Date, to: Date) =>
  ({
    collection: SESSIONS_COLLECTION,
    where: [
      { field: 'programId', op: 'EQUAL', value: { stringValue: programId } },
      {
        field: 'startsAt',
        op: 'GREATER_THAN_OR_EQUAL',
        value: { timestampValue: from.toISOString() },
      },
      { field: 'startsAt', op: 'LESS_THAN', value: { timestampValue: to.toISOString() } },
    ],
    limit: SESSIONS_READ_LIMIT,
  }) as const

/** Sessions of a program that start in [from, to), by time. */
export const readSessions = async (
  programId: string,
  from: Date,
  to: Date,
): Promise<ProgramSession[]> =>
  parseDocuments(
    SESSIONS_COLLECTION,
    await readPublicDocuments({
      ...sessionsBetween(programId, from, to),
      orderBy: { field: 'startsAt', direction: 'ASCENDING' },
    }),
    sessionSchema,
  )

/** Undefined when there is none or it does not fit. */
export async function readSession(id: string): Promise<ProgramSession | undefined> {
  const document = await readPublicDocument(`${SESSIONS_COLLECTION}/${id}`)
  return parseDocuments(SESSIONS_COLLECTION, document ? [document] : [], sessionSchema)[0]
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
      const sums = await readPublicSums(['capacity', 'taken'], sessionsBetween(programId, from, to))
      return { programId, ...sumsSchema.parse(sums) }
    }),
  )

/** Says which booking moved the counter last; nobody reads it (specification 7, section 10). */
export const lastMove = ({ lite, db }: Pick<Commit, 'lite' | 'db'>, sessionId: string) =>
  lite.doc(db, SESSIONS_COLLECTION, sessionId, 'moves', 'last')

/** For staff: creates sessions (at most 100, more than a program has in a month), all or none; repeatable. @throws also when one has changed */
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

/** For staff: 휴원, 휴강 on or off, on with its reason; repeatable. */
export const setClosed = (id: string, closed: boolean, reason?: string): Promise<void> =>
  writeAsMember((lite, db) =>
    lite.updateDoc(lite.doc(db, SESSIONS_COLLECTION, id), {
      closed,
      ...(closed && reason !== undefined && { closedReason: tidyText(reason) }),
      ...(!closed && { closedReason: lite.deleteField() }),
    }),
  )

/** For staff; the rules refuse less than the seats taken. */
export const setCapacity = (id: string, capacity: number): Promise<void> =>
  writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, SESSIONS_COLLECTION, id), { capacity }))
