import * as z from 'zod/mini'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import {
  type Lite,
  type QueryParts,
  readDocuments,
  readMemberDocuments,
  readSums,
} from '../firestore/client'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import { SESSIONS, sessionSchema } from './programSessions'
import { BOOKINGS, bookingRemainsSchema, sessionBookingSchema } from './sessionBookings'

/** The agit's day: sessions and bookings of every branch (specification 5, section 4). */

/** More than any day has; no query is without a limit. */
const READ_LIMIT = 2000
/** So many changes at once are read as a new list instead. */
export const BOOKING_CHANGES_LIMIT = 50

const within = (lite: Lite, from: Date, to: Date): QueryParts => [
  lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
  lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
  lite.orderBy('startsAt'),
  lite.limit(READ_LIMIT),
]

async function readBookings(parts: (lite: Lite) => QueryParts): Promise<SessionBooking[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collectionGroup(db, BOOKINGS), ...parts(lite)),
  )
  return parseReceived(BOOKINGS, documents, sessionBookingSchema, bookingRemainsSchema())
}

/** Everybody's bookings of sessions that start at or after `from` and before `to`, in order of time. @throws {RepositoryError} */
export const readBookingsBetween = (from: Date, to: Date): Promise<SessionBooking[]> =>
  readBookings((lite) => within(lite, from, to))

/**
 * Everybody's bookings that were changed at or after an instant, of whatever day, the last change last;
 * `BOOKING_CHANGES_LIMIT` at most.
 * @throws {RepositoryError}
 */
export const readChangedBookings = (since: Date): Promise<SessionBooking[]> =>
  readBookings((lite) => [
    lite.where('updatedAt', '>=', lite.Timestamp.fromDate(since)),
    lite.orderBy('updatedAt'),
    lite.limit(BOOKING_CHANGES_LIMIT),
  ])

/** The sessions of all programs that start at or after `from` and before `to`, in order of time. @throws {RepositoryError} */
export async function readSessionsBetween(from: Date, to: Date): Promise<ProgramSession[]> {
  const documents = await readDocuments((lite, db) =>
    lite.query(lite.collection(db, SESSIONS), ...within(lite, from, to)),
  )
  return parseDocuments(SESSIONS, documents, sessionSchema)
}

const sum = z.catch(z.number(), 0)
const seatSumsSchema = z.object({ taken: sum, capacity: sum })

/**
 * What the seats of a day add up to, as a text that changes when a booking was made or deleted, or a capacity changed. The
 * server adds up: one read.
 * @throws {RepositoryError}
 */
export async function readSeatSums(from: Date, to: Date): Promise<string> {
  const sums = await readSums(['capacity', 'taken'], (lite, db) =>
    lite.query(
      lite.collection(db, SESSIONS),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
    ),
  )
  const { taken, capacity } = seatSumsSchema.parse(sums)
  return `${taken}/${capacity}`
}
