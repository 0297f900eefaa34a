import * as z from 'zod/mini'
import { NO_TIME, UNREADABLE } from '@/domain/agit/received'
import { isTimeLeft } from '@/domain/care/careBooking'
import {
  type NewSessionBooking,
  type SessionBooking,
  sessionBookingKey,
  sessionIdAt,
} from '@/domain/programs/programSession'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { now } from '@/platform/clock'
import { pause } from '@/platform/pause'
import { sha256 } from '@/platform/sha256'
import {
  type Commit,
  commitAsMember,
  type Lite,
  type QueryParts,
  type RawDocument,
  readAllMemberDocuments,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { someText, timestamp } from '../firestore/documentFields'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import {
  type RepositoryError,
  type RepositoryErrorKind,
  toRepositoryError,
} from '../firestore/repositoryError'
import { hasLostArrived, sendOnce } from '../firestore/sendOnce'
import { earliestUnderWay } from '../firestore/underWay'
import { readOrders } from '../orders'
import { holdsUse, putUse, readPassUses, removeUse, type UsingBooking } from './passUses'
import { readSession, SESSIONS } from './programSessions'

export const BOOKINGS = 'bookings'

/** More sessions than a family has ahead, and more children than a session has; no query is without a limit. */
const READ_LIMIT = 1000
/** One page of 「지난 예약」. */
export const PAST_BOOKINGS_PAGE_SIZE = 50

const optionalText = z.optional(someText)
const optionalTime = z.optional(timestamp)

const fieldsSchema = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: someText,
  programId: someText,
  startsAt: timestamp,
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  passId: optionalText,
  slot: optionalText,
  arrivedAt: optionalTime,
  leftAt: optionalTime,
  leftWith: optionalText,
  cancelledAt: optionalTime,
  cancelReason: optionalText,
})

/** Which session a booking belongs to follows from its program and its start; of what a device remembers likewise. */
export const sessionBookingSchema = z.pipe(
  fieldsSchema,
  z.transform(
    (fields): SessionBooking => ({
      ...fields,
      updatedAt: fields.updatedAt ?? fields.createdAt,
      sessionId: sessionIdAt(fields),
    }),
  ),
)

/** What is left of any booking; of which session it is follows from its program and start where nobody knows better. */
export const bookingRemainsSchema = (sessionId?: string): z.ZodMiniType<SessionBooking> =>
  z.pipe(
    z.object({
      id: z.string(),
      uid: z.catch(z.string(), ''),
      childId: z.catch(z.string(), ''),
      programId: z.catch(z.string(), ''),
      startsAt: z.catch(timestamp, NO_TIME),
      createdAt: z.catch(timestamp, NO_TIME),
      updatedAt: z.catch(timestamp, NO_TIME),
    }),
    z.transform(
      (fields): SessionBooking => ({
        ...fields,
        childName: UNREADABLE,
        sessionId: sessionId ?? sessionIdAt(fields),
      }),
    ),
  )

const bookingsOf = (documents: readonly RawDocument[]): SessionBooking[] =>
  parseDocuments(BOOKINGS, documents, sessionBookingSchema)

/** A seat that is booked or given back: a booking's fields under the id that follows from them. */
type Seat = NewSessionBooking & { id: string }

/** The id of a child's booking of a session. */
export const sessionBookingId = (
  booking: Pick<SessionBooking, 'sessionId' | 'uid' | 'childId'>,
): Promise<string> => sha256(sessionBookingKey(booking))

const pathOf = ({ sessionId, id }: Pick<SessionBooking, 'sessionId' | 'id'>): string =>
  `${SESSIONS}/${sessionId}/${BOOKINGS}/${id}`

/** The parent's own bookings, in whatever session. */
async function readOwn(uid: string, parts: (lite: Lite) => QueryParts): Promise<SessionBooking[]> {
  return bookingsOf(
    await readMemberDocuments((lite, db) =>
      lite.query(lite.collectionGroup(db, BOOKINGS), lite.where('uid', '==', uid), ...parts(lite)),
    ),
  )
}

/** The parent's own bookings that lie ahead, and those that may be under way, in order of time. @throws {RepositoryError} */
export const readComingBookings = (uid: string, at: Date): Promise<SessionBooking[]> =>
  readOwn(uid, (lite) => [
    lite.where('startsAt', '>=', lite.Timestamp.fromDate(earliestUnderWay(at))),
    lite.orderBy('startsAt'),
    lite.limit(READ_LIMIT),
  ])

/**
 * One page of the parent's own bookings that started before `at`, the latest first; the next page begins after a booking.
 * @throws {RepositoryError}
 */
export const readPastBookings = (
  uid: string,
  at: Date,
  after?: SessionBooking,
): Promise<SessionBooking[]> =>
  readOwn(uid, (lite) => [
    lite.where('startsAt', '<', lite.Timestamp.fromDate(at)),
    lite.orderBy('startsAt', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after ? [lite.startAfter(lite.Timestamp.fromDate(after.startsAt), pathOf(after))] : []),
    lite.limit(PAST_BOOKINGS_PAGE_SIZE),
  ])

/** So many changes at once may not be all. */
export const OWN_CHANGES_LIMIT = 50

/** The parent's own bookings that were changed after an instant, of whatever day; `OWN_CHANGES_LIMIT` at most. @throws {RepositoryError} */
export const readChangedOwnBookings = (uid: string, after: Date): Promise<SessionBooking[]> =>
  readOwn(uid, (lite) => [
    // Server times are whole milliseconds.
    lite.where('updatedAt', '>=', lite.Timestamp.fromMillis(after.getTime() + 1)),
    lite.orderBy('updatedAt'),
    lite.limit(OWN_CHANGES_LIMIT),
  ])

/** More bookings than a pass has uses. */
const PASS_LIMIT = 200

/** The parent's own bookings of one pass, in order of time. @throws {RepositoryError} */
export const readBookingsOfPass = (uid: string, passId: string): Promise<SessionBooking[]> =>
  readOwn(uid, (lite) => [
    lite.where('passId', '==', passId),
    lite.orderBy('startsAt'),
    lite.limit(PASS_LIMIT),
  ])

/** Enough to find where a family was last. */
const LAST_BOOKINGS = 5

/** The parent's own bookings that started last, the latest first. @throws {RepositoryError} */
export const readLastBookings = (uid: string, at: Date): Promise<SessionBooking[]> =>
  readOwn(uid, (lite) => [
    lite.where('startsAt', '<', lite.Timestamp.fromDate(at)),
    lite.orderBy('startsAt', 'desc'),
    lite.limit(LAST_BOOKINGS),
  ])

/** For the agit: who sits in a session, in the order of booking. @throws {RepositoryError} */
export async function readRoster(sessionId: string): Promise<SessionBooking[]> {
  const documents = await readAllMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, SESSIONS, sessionId, BOOKINGS), lite.orderBy('createdAt')),
  )
  return parseReceived(BOOKINGS, documents, sessionBookingSchema, bookingRemainsSchema(sessionId))
}

/** Asked as a list, because the rules cannot tell whose a booking is that does not exist. */
async function standingBooking({ sessionId, uid, id }: Seat): Promise<SessionBooking | undefined> {
  const bookings = bookingsOf(
    await readMemberDocuments((lite, db) =>
      lite.query(
        lite.collection(db, SESSIONS, sessionId, BOOKINGS),
        lite.where('uid', '==', uid),
        lite.limit(READ_LIMIT),
      ),
    ),
  )
  return bookings.find((booking) => booking.id === id)
}

/** Has this child a seat there? One that the agit cancelled is none. */
async function hasSeat(seat: Seat): Promise<boolean> {
  const booking = await standingBooking(seat)
  return booking !== undefined && booking.cancelledAt === undefined
}

const refusals: readonly RepositoryErrorKind[] = ['denied', 'exists', 'changed']

/** Can nobody be given a seat there any more? */
async function isGone({ sessionId }: Seat): Promise<boolean> {
  const session = await readSession(sessionId)
  return (
    !session || session.closed || session.taken >= session.capacity || !isTimeLeft(session, now())
  )
}

/** The counter's part of a commit. `increment` and no read before it: a read counter would let one parent through at a time. */
function moveCounter({ lite, db, batch }: Commit, { sessionId, id }: Seat, by: 1 | -1) {
  batch.update(lite.doc(db, SESSIONS, sessionId), { taken: lite.increment(by), last: id })
}

const referenceOf = ({ lite, db }: Commit, seat: Seat) => lite.doc(db, pathOf(seat))

/** So often a commit is tried again that met others at the same counter: it was not written. */
const TRIES_AGAIN = 6
/** Those who met wait differently long. */
const SPREAD_MS = 600

/**
 * Of many who press at once Firestore turns some away without writing (aborted); they try again while there is a point in it.
 * @throws {RepositoryError}
 */
async function amongOthers(
  send: () => Promise<void>,
  isWorthIt: () => Promise<boolean>,
  triesLeft = TRIES_AGAIN,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    const failure = toRepositoryError(error)
    if (failure.kind !== 'changed' || triesLeft === 0 || !(await isWorthIt())) throw failure
    await pause(Math.random() * SPREAD_MS)
    await amongOthers(send, isWorthIt, triesLeft - 1)
  }
}

const isWithPass = (seat: Seat): seat is Seat & UsingBooking =>
  seat.passId !== undefined && seat.slot !== undefined

const bookCommandId = ({ id }: Seat): string => `${SESSIONS}/book/${id}`

const write = (seat: Seat): Promise<void> =>
  sendOnce({
    id: bookCommandId(seat),
    write: () =>
      commitAsMember((commit) => {
        const { lite, batch } = commit
        const { id: _, sessionId: __, ...fields } = seat
        moveCounter(commit, seat, 1)
        if (isWithPass(seat)) putUse(commit, seat)
        batch.set(referenceOf(commit, seat), {
          ...fields,
          startsAt: lite.Timestamp.fromDate(fields.startsAt),
          createdAt: lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
        })
      }),
    hasArrived: () => hasSeat(seat),
  })

/** What care is paid with: a pass, its order, and the slots that a use may take, the first one first. */
export interface PassToUse {
  passId: string
  orderId: string
  slots: readonly string[]
}

/** Those of the slots that are not used now. */
async function unusedSlots(uid: string, { passId, slots }: PassToUse): Promise<string[]> {
  const used = new Set((await readPassUses({ uid, passId })).map(({ slot }) => slot))
  return slots.filter((slot) => !used.has(slot))
}

const isPaid = async (uid: string, orderId: string): Promise<boolean> =>
  (await readOrders(uid)).some(({ id, status }) => id === orderId && status === 'paid')

/** The rules say no and nothing more: seat, own booking, use and order are asked in this order (specification 5, section 1). */
async function answerToRefusal(
  seat: Seat,
  pass: PassToUse | undefined,
  failure: RepositoryError,
): Promise<SeatAnswer> {
  const isSeatGone = await isGone(seat)
  const standing = await standingBooking(seat)
  if (standing && !standing.cancelledAt) return 'repeated'
  if (isSeatGone) return 'gone'
  if (standing) {
    // A booking that the agit cancelled goes before the child is booked there again.
    await writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, pathOf(seat))))
    return book(seat, pass)
  }
  if (!pass) throw failure
  const slots = await unusedSlots(seat.uid, pass)
  if (slots.length < pass.slots.length) return book(seat, { ...pass, slots })
  if (!(await isPaid(seat.uid, pass.orderId))) return 'unpaid'
  throw failure
}

/** Nothing is sent without a use of the pass, which may be the one that an earlier try of this very seat has taken. */
async function answerWithoutUse(seat: Seat): Promise<SeatAnswer> {
  const command = { id: bookCommandId(seat), hasArrived: () => hasSeat(seat) }
  if (await hasLostArrived(command)) return 'booked'
  if (await hasSeat(seat)) return 'repeated'
  return (await isGone(seat)) ? 'gone' : 'usedUp'
}

async function book(asked: Seat, pass?: PassToUse): Promise<SeatAnswer> {
  const slot = pass?.slots[0]
  if (pass && slot === undefined) return answerWithoutUse(asked)
  const seat = pass ? { ...asked, passId: pass.passId, slot } : asked
  try {
    await amongOthers(
      () => write(seat),
      async () => !(await isGone(seat)),
    )
    return 'booked'
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!refusals.includes(failure.kind)) throw failure
    return answerToRefusal(seat, pass, failure)
  }
}

/**
 * Books one seat of a session for one child: the counter, the booking and for care the use of a pass in one commit, once.
 * @throws {RepositoryError} when nobody knows how it went, or it was refused although all of these are free
 */
export const bookSeat = async (booking: NewSessionBooking, pass?: PassToUse): Promise<SeatAnswer> =>
  book({ ...booking, id: await sessionBookingId(booking) }, pass)

/** Gives a seat and its use back, until the session starts. A seat that was given back elsewhere is no error. @throws {RepositoryError} */
export async function leaveSeat(booking: NewSessionBooking): Promise<void> {
  const seat = { ...booking, id: await sessionBookingId(booking) }
  const isFree = async () => !(await hasSeat(seat))
  // The agit may have given the use back, and its slot may serve another booking by now.
  const use = isWithPass(seat) && (await holdsUse(seat)) ? seat : undefined
  const send = () =>
    sendOnce({
      id: `${SESSIONS}/leave/${seat.id}`,
      write: () =>
        commitAsMember((commit) => {
          moveCounter(commit, seat, -1)
          if (use) removeUse(commit, use)
          commit.batch.delete(referenceOf(commit, seat))
        }),
      hasArrived: isFree,
    })
  try {
    await amongOthers(send, () => hasSeat(seat))
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!refusals.includes(failure.kind) || !(await isFree())) throw failure
  }
}
