import type { SessionBooking } from '@/domain/programs/programSession'
import {
  inCollection,
  inGroup,
  type Lite,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  readMemberDocuments,
} from '../firestore/client'
import { comingFrom } from '../firestore/comingFrom'
import { type Followable, followableRows } from '../firestore/followable'
import { fullPage } from '../firestore/fullPage'
import { parseReceived } from '../firestore/parseDocuments'
import {
  BOOKINGS_COLLECTION,
  BOOKINGS_READ_LIMIT,
  bookingFallbackSchema,
  bookingsOf,
  pathOfBooking,
  sessionBookingSchema,
} from './bookingDocument'
import { SESSIONS_COLLECTION } from './programSessions'

export const PAST_BOOKINGS_PAGE_SIZE = 50

const askOwn = (uid: string, parts: (lite: Lite) => QueryParts): Promise<RawDocument[]> =>
  readMemberDocuments(
    inGroup(BOOKINGS_COLLECTION, (lite) => [lite.where('uid', '==', uid), ...parts(lite)]),
  )

const readOwnPage = (
  uid: string,
  size: number,
  parts: (lite: Lite) => QueryParts,
): Promise<SessionBooking[]> =>
  fullPage({
    size,
    read: (limit) => askOwn(uid, (lite) => [...parts(lite), lite.limit(limit)]),
    parse: bookingsOf,
  })

const followOwn = (
  uid: string,
  within: (sdk: QuerySdk) => QueryParts,
): Followable<SessionBooking[]> =>
  followableRows(
    inGroup(BOOKINGS_COLLECTION, (sdk) => [
      sdk.where('uid', '==', uid),
      ...within(sdk),
      sdk.orderBy('startsAt'),
      sdk.limit(BOOKINGS_READ_LIMIT),
    ]),
    bookingsOf,
  )

/** Own bookings of this week and later, and those that may be under way, by time. */
export const followUpcomingBookings = (uid: string, at: Date): Followable<SessionBooking[]> =>
  followOwn(uid, (sdk) => [sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(comingFrom(at)))])

export const readUpcomingBookings = (uid: string, at: Date): Promise<SessionBooking[]> =>
  followUpcomingBookings(uid, at).read()

/** A page of own bookings that started before `at`, newest first, after the given booking. */
export const readPastBookings = (
  uid: string,
  at: Date,
  after?: SessionBooking,
): Promise<SessionBooking[]> =>
  readOwnPage(uid, PAST_BOOKINGS_PAGE_SIZE, (lite) => [
    lite.where('startsAt', '<', lite.Timestamp.fromDate(at)),
    lite.orderBy('startsAt', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after
      ? [lite.startAfter(lite.Timestamp.fromDate(after.startsAt), pathOfBooking(after))]
      : []),
  ])

/** More than a pass has uses. */
const PASS_LIMIT = 200

/** Own bookings of a pass, by time. */
export const readBookingsOfPass = async (uid: string, passId: string): Promise<SessionBooking[]> =>
  bookingsOf(
    await askOwn(uid, (lite) => [
      lite.where('passId', '==', passId),
      lite.orderBy('startsAt'),
      lite.limit(PASS_LIMIT),
    ]),
  )

/** Enough to find the family's last branch. */
const LAST_BOOKINGS = 5

/** Own bookings, latest start first. */
export const readLastBookings = (uid: string, at: Date): Promise<SessionBooking[]> =>
  readOwnPage(uid, LAST_BOOKINGS, (lite) => [
    lite.where('startsAt', '<', lite.Timestamp.fromDate(at)),
    lite.orderBy('startsAt', 'desc'),
  ])

/** Own bookings with a start in [from, to], by time. */
export const readOwnBookingsBetween = async (
  uid: string,
  from: Date,
  to: Date,
): Promise<SessionBooking[]> =>
  bookingsOf(
    await askOwn(uid, (lite) => [
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<=', lite.Timestamp.fromDate(to)),
      lite.orderBy('startsAt'),
      lite.limit(BOOKINGS_READ_LIMIT),
    ]),
  )

/** For staff: bookings of a session in order of booking. */
export const followRoster = (sessionId: string): Followable<SessionBooking[]> =>
  followableRows(
    inCollection(`${SESSIONS_COLLECTION}/${sessionId}/${BOOKINGS_COLLECTION}`, (sdk) => [
      sdk.orderBy('createdAt'),
      sdk.limit(BOOKINGS_READ_LIMIT),
    ]),
    (documents) =>
      parseReceived(
        BOOKINGS_COLLECTION,
        documents,
        sessionBookingSchema,
        bookingFallbackSchema(sessionId),
      ),
  )
