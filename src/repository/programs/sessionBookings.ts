import { isTimeLeft } from '@/domain/care/careBooking'
import type { NewSessionBooking, SessionBooking } from '@/domain/programs/programSession'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { now } from '@/platform/clock'
import { pause } from '@/platform/network/deadline'
import {
  type Commit,
  commitAsMember,
  inCollection,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { isRefusal, type RepositoryError, toRepositoryError } from '../firestore/repositoryError'
import { hasUnconfirmedArrived, sendOnce } from '../firestore/sendOnce'
import { readOrders } from '../orders/orders'
import { holdsUse, putUse, readPassUses, removeUse, type UsingBooking } from '../orders/passUses'
import {
  BOOKINGS_COLLECTION,
  BOOKINGS_READ_LIMIT,
  bookingsOf,
  pathOfBooking,
  sessionBookingId,
} from './bookingDocument'
import { lastMove, readSession, SESSIONS_COLLECTION } from './programSessions'

type Seat = NewSessionBooking & { id: string }

/** A query, since the rules cannot check the owner of a document that does not exist. */
async function readCurrentBooking({
  sessionId,
  uid,
  id,
}: Seat): Promise<SessionBooking | undefined> {
  const bookings = bookingsOf(
    await readMemberDocuments(
      inCollection(`${SESSIONS_COLLECTION}/${sessionId}/${BOOKINGS_COLLECTION}`, (lite) => [
        lite.where('uid', '==', uid),
        lite.limit(BOOKINGS_READ_LIMIT),
      ]),
    ),
  )
  return bookings.find((booking) => booking.id === id)
}

/** Bookings that the agit cancelled do not count. */
async function hasSeat(seat: Seat): Promise<boolean> {
  const booking = await readCurrentBooking(seat)
  return booking !== undefined && booking.cancelledAt === undefined
}

/** Full, closed or deleted. */
async function isGone({ sessionId }: Seat): Promise<boolean> {
  const session = await readSession(sessionId)
  return (
    !session || session.closed || session.taken >= session.capacity || !isTimeLeft(session, now())
  )
}

/** `increment` without a read: a transaction would let bookings through only one at a time. */
function moveCounter(commit: Commit, { sessionId, id }: Seat, by: 1 | -1) {
  const { lite, db, batch } = commit
  batch.update(lite.doc(db, SESSIONS_COLLECTION, sessionId), {
    taken: lite.increment(by),
    last: '',
  })
  batch.set(lastMove(commit, sessionId), { bookingId: id })
}

const referenceOf = ({ lite, db }: Commit, seat: Seat) => lite.doc(db, pathOfBooking(seat))

/** Retries of a commit that lost against others on the same counter (nothing was written). */
const MAX_RETRIES = 6
/** Random delay between retries. */
const RETRY_JITTER_MS = 600

/** Retries commits that Firestore aborts under contention. */
async function retryOnContention(
  send: () => Promise<void>,
  shouldRetry: () => Promise<boolean>,
  triesLeft = MAX_RETRIES,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    const failure = toRepositoryError(error)
    if (failure.kind !== 'changed' || triesLeft === 0 || !(await shouldRetry())) throw failure
    await pause(Math.random() * RETRY_JITTER_MS)
    await retryOnContention(send, shouldRetry, triesLeft - 1)
  }
}

const isWithPass = (seat: Seat): seat is Seat & UsingBooking =>
  seat.passId !== undefined && seat.slot !== undefined

const bookCommandId = ({ id }: Seat): string => `${SESSIONS_COLLECTION}/book/${id}`

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

/** How care is paid: a pass, its order, and the slots to try in order. */
export interface PassToUse {
  passId: string
  orderId: string
  slots: readonly string[]
}

async function unusedSlots(uid: string, { passId, slots }: PassToUse): Promise<string[]> {
  const used = new Set((await readPassUses({ uid, passId })).map(({ slot }) => slot))
  return slots.filter((slot) => !used.has(slot))
}

const isPaid = async (uid: string, orderId: string): Promise<boolean> =>
  (await readOrders(uid)).some(({ id, status }) => id === orderId && status === 'paid')

/** The rules refuse without a reason: checks seat, own booking, use and order in turn (specification 5, section 1). */
async function answerToRefusal(
  seat: Seat,
  pass: PassToUse | undefined,
  failure: RepositoryError,
  isLastTry: boolean,
): Promise<SeatAnswer> {
  const isSeatGone = await isGone(seat)
  const currentBooking = await readCurrentBooking(seat)
  if (currentBooking && !currentBooking.cancelledAt) return 'repeated'
  if (isSeatGone) return 'gone'
  if (currentBooking) {
    await removeCancelled(seat)
    return book(seat, pass)
  }
  if (pass) {
    const slots = await unusedSlots(seat.uid, pass)
    if (slots.length < pass.slots.length) return book(seat, { ...pass, slots })
    if (!(await isPaid(seat.uid, pass.orderId))) return 'unpaid'
  }
  // The cancelled booking it was refused for may be gone since: somebody else of the family removes it before booking again.
  if (failure.kind === 'denied' && !isLastTry) return book(seat, pass, true)
  throw failure
}

/** A booking cancelled by the agit is deleted before the child is booked again. Somebody else of the family may be faster. */
async function removeCancelled(seat: Seat): Promise<void> {
  try {
    await writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, pathOfBooking(seat))))
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure) || (await readCurrentBooking(seat))?.cancelledAt) throw failure
  }
}

/** Without a free slot nothing is sent; an earlier try may have taken the last one. */
async function answerWithoutUse(seat: Seat): Promise<SeatAnswer> {
  const command = { id: bookCommandId(seat), hasArrived: () => hasSeat(seat) }
  if (await hasUnconfirmedArrived(command)) return 'booked'
  if (await hasSeat(seat)) return 'repeated'
  return (await isGone(seat)) ? 'gone' : 'usedUp'
}

async function book(wanted: Seat, pass?: PassToUse, isLastTry = false): Promise<SeatAnswer> {
  const slot = pass?.slots[0]
  if (pass && slot === undefined) return answerWithoutUse(wanted)
  const seat = pass ? { ...wanted, passId: pass.passId, slot } : wanted
  try {
    await retryOnContention(
      () => write(seat),
      async () => !(await isGone(seat)),
    )
    return 'booked'
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) throw failure
    return answerToRefusal(seat, pass, failure, isLastTry)
  }
}

/** Books a seat once: counter, booking and, for care, the pass use in one commit. @throws if the outcome is unknown */
export const bookSeat = async (booking: NewSessionBooking, pass?: PassToUse): Promise<SeatAnswer> =>
  book({ ...booking, id: await sessionBookingId(booking) }, pass)

/** Cancels a booking and its pass use, until the start, and in the same commit what belongs to it; repeatable. */
export async function cancelOwnBooking(
  booking: NewSessionBooking,
  withIt: (commit: Commit) => void = () => {},
): Promise<void> {
  const seat = { ...booking, id: await sessionBookingId(booking) }
  const isFree = async () => !(await hasSeat(seat))
  // The agit may have returned the use, and its slot may serve another booking.
  const use = isWithPass(seat) && (await holdsUse(seat)) ? seat : undefined
  const send = () =>
    sendOnce({
      id: `${SESSIONS_COLLECTION}/leave/${seat.id}`,
      write: () =>
        commitAsMember((commit) => {
          moveCounter(commit, seat, -1)
          if (use) removeUse(commit, use)
          commit.batch.delete(referenceOf(commit, seat))
          withIt(commit)
        }),
      hasArrived: isFree,
    })
  try {
    await retryOnContention(send, () => hasSeat(seat))
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure) || !(await isFree())) throw failure
  }
}
