import * as z from 'zod/mini'
import { careProgramId } from '@/domain/care/careSession'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import {
  type Lite,
  type QueryParts,
  type RawDocument,
  readDocuments,
  readMemberDocument,
  readMemberDocuments,
  readSums,
} from '../firestore/client'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import { SESSIONS_COLLECTION, sessionSchema } from '../programs/programSessions'
import {
  BOOKINGS_COLLECTION,
  bookingFallbackSchema,
  sessionBookingSchema,
} from '../programs/sessionBookings'

/** Sessions and bookings of all branches, or one, for the agit (specification 5, section 4). */

const BOOKINGS_LIMIT = 2000
/** The most that the rules let a guest list. */
const SESSIONS_LIMIT = 1000
export const BOOKING_CHANGES_LIMIT = 50

const within = (lite: Lite, from: Date, to: Date): QueryParts => [
  lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
  lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
  lite.orderBy('startsAt'),
]

/** What a teacher's query names, so that the rules let it pass. */
const careAt = (lite: Lite, branchId: string | undefined): QueryParts =>
  branchId === undefined ? [] : [lite.where('programId', '==', careProgramId(branchId))]

const received = (documents: readonly RawDocument[]): SessionBooking[] =>
  parseReceived(BOOKINGS_COLLECTION, documents, sessionBookingSchema, bookingFallbackSchema())

const readBookings = async (parts: (lite: Lite) => QueryParts): Promise<SessionBooking[]> =>
  received(
    await readMemberDocuments((lite, db) =>
      lite.query(lite.collectionGroup(db, BOOKINGS_COLLECTION), ...parts(lite)),
    ),
  )

/** For staff; undefined for one that was deleted. */
export async function readBooking(
  sessionId: string,
  id: string,
): Promise<SessionBooking | undefined> {
  const document = await readMemberDocument((lite, db) =>
    lite.doc(db, SESSIONS_COLLECTION, sessionId, BOOKINGS_COLLECTION, id),
  )
  return received(document ? [document] : [])[0]
}

/** For staff: bookings whose session starts in [from, to), by time. */
export const readBookingsBetween = (
  from: Date,
  to: Date,
  branchId?: string,
): Promise<SessionBooking[]> =>
  readBookings((lite) => [
    ...careAt(lite, branchId),
    ...within(lite, from, to),
    lite.limit(BOOKINGS_LIMIT),
  ])

/** For staff: bookings of any day changed since an instant, last change last, at most `BOOKING_CHANGES_LIMIT`. */
export const readChangedBookings = (since: Date, branchId?: string): Promise<SessionBooking[]> =>
  readBookings((lite) => [
    ...careAt(lite, branchId),
    lite.where('updatedAt', '>=', lite.Timestamp.fromDate(since)),
    lite.orderBy('updatedAt'),
    lite.limit(BOOKING_CHANGES_LIMIT),
  ])

/** Sessions of all programs that start in [from, to), by time. */
export async function readSessionsBetween(
  from: Date,
  to: Date,
  branchId?: string,
): Promise<ProgramSession[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS_COLLECTION),
      ...careAt(lite, branchId),
      ...within(lite, from, to),
      lite.limit(SESSIONS_LIMIT),
    ),
  )
  return parseDocuments(SESSIONS_COLLECTION, documents, sessionSchema)
}

const sum = z.catch(z.number(), 0)
const seatSumsSchema = z.object({ taken: sum, capacity: sum })

/** A text that changes when a day's bookings or capacities do; a server-side sum, billed as one read. */
export async function readSeatSums(from: Date, to: Date, branchId?: string): Promise<string> {
  const sums = await readSums(['capacity', 'taken'], (lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS_COLLECTION),
      ...careAt(lite, branchId),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
      lite.limit(SESSIONS_LIMIT),
    ),
  )
  const { taken, capacity } = seatSumsSchema.parse(sums)
  return `${taken}/${capacity}`
}
