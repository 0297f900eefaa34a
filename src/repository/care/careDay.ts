import { careProgramId } from '@/domain/care/careSession'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import {
  inCollection,
  inGroup,
  type QueryBuilder,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { type Followable, followableRows } from '../firestore/followable'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import {
  BOOKINGS_COLLECTION,
  bookingFallbackSchema,
  sessionBookingSchema,
} from '../programs/bookingDocument'
import { SESSIONS_COLLECTION, sessionSchema } from '../programs/programSessions'

/** Sessions and bookings of all branches, or one, for the agit (specification 5, section 4). */

const BOOKINGS_LIMIT = 2000
/** The most that the rules let a guest list. */
const SESSIONS_LIMIT = 1000

const within = (sdk: QuerySdk, from: Date, to: Date): QueryParts => [
  sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(from)),
  sdk.where('startsAt', '<', sdk.Timestamp.fromDate(to)),
  sdk.orderBy('startsAt'),
]

/** What a teacher's query names, so that the rules let it pass. */
const careAt = (sdk: QuerySdk, branchId: string | undefined): QueryParts =>
  branchId === undefined ? [] : [sdk.where('programId', '==', careProgramId(branchId))]

const received = (documents: readonly RawDocument[]): SessionBooking[] =>
  parseReceived(BOOKINGS_COLLECTION, documents, sessionBookingSchema, bookingFallbackSchema())

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

const bookingsBetween = (from: Date, to: Date, branchId?: string): QueryBuilder =>
  inGroup(BOOKINGS_COLLECTION, (sdk) => [
    ...careAt(sdk, branchId),
    ...within(sdk, from, to),
    sdk.limit(BOOKINGS_LIMIT),
  ])

/** For staff: bookings whose session starts in [from, to), by time. */
export const followBookingsBetween = (
  from: Date,
  to: Date,
  branchId?: string,
): Followable<SessionBooking[]> => followableRows(bookingsBetween(from, to, branchId), received)

/** For owners: as `followBookingsBetween`, once, of care and programs. */
export const readBookingsBetween = async (from: Date, to: Date): Promise<SessionBooking[]> =>
  received(await readMemberDocuments(bookingsBetween(from, to)))

const sessionsBetween = (from: Date, to: Date, branchId?: string): QueryBuilder =>
  inCollection(SESSIONS_COLLECTION, (sdk) => [
    ...careAt(sdk, branchId),
    ...within(sdk, from, to),
    sdk.limit(SESSIONS_LIMIT),
  ])

const parseSessions = (documents: readonly RawDocument[]): ProgramSession[] =>
  parseDocuments(SESSIONS_COLLECTION, documents, sessionSchema)

/** Sessions of all programs that start in [from, to), by time. */
export const followSessionsBetween = (
  from: Date,
  to: Date,
  branchId?: string,
): Followable<ProgramSession[]> =>
  followableRows(sessionsBetween(from, to, branchId), parseSessions)

/** For owners: as `followSessionsBetween`, once. */
export const readSessionsBetween = async (from: Date, to: Date): Promise<ProgramSession[]> =>
  parseSessions(await readMemberDocuments(sessionsBetween(from, to)))
