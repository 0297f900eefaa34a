import * as z from 'zod/mini'
import type { SessionBooking } from '@/domain/programs/programSession'
import { tidyText } from '@/domain/text/tidyText'
import {
  type Commit,
  commitAsMember,
  type Lite,
  type MemberTransaction,
  readMemberDocument,
  runTransactionAsMember,
} from '../firestore/client'
import { parseReceived } from '../firestore/parseDocuments'
import { RepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'
import { stepDocuments } from '../firestore/step'
import { holdsUse } from '../orders/passUses'
import {
  BOOKINGS_COLLECTION,
  bookingFallbackSchema,
  sessionBookingSchema,
} from '../programs/bookingDocument'
import { lastMove, SESSIONS_COLLECTION } from '../programs/programSessions'

/** Staff writes on bookings (specification 5, section 4): one commit for all bookings of a stay. */

type Bookings = readonly SessionBooking[]

const referenceOf = (
  { lite, db }: Pick<Commit, 'lite' | 'db'>,
  { sessionId, id }: SessionBooking,
) => lite.doc(db, SESSIONS_COLLECTION, sessionId, BOOKINGS_COLLECTION, id)

const parse = (
  document: Awaited<ReturnType<MemberTransaction['read']>>,
): SessionBooking | undefined =>
  document &&
  parseReceived(BOOKINGS_COLLECTION, [document], sessionBookingSchema, bookingFallbackSchema())[0]

const readCurrent = (bookings: Bookings): Promise<(SessionBooking | undefined)[]> =>
  Promise.all(
    bookings.map(async (booking) =>
      parse(await readMemberDocument((lite, db) => referenceOf({ lite, db }, booking))),
    ),
  )

const idsOf = (bookings: Bookings): string => bookings.map(({ id }) => id).join()

interface AttendanceWrite {
  name: string
  by: string
  fields: (lite: Lite) => Record<string, unknown>
  isDone: (booking: SessionBooking) => boolean
}

const timeOf = (instant: Date | undefined) => instant?.getTime()

const isSameAttendance = (a: SessionBooking, b: SessionBooking | undefined): boolean =>
  b !== undefined &&
  timeOf(a.arrivedAt) === timeOf(b.arrivedAt) &&
  timeOf(a.leftAt) === timeOf(b.leftAt) &&
  timeOf(a.cancelledAt) === timeOf(b.cancelledAt)

const mark = (bookings: Bookings, { name, by, fields, isDone }: AttendanceWrite): Promise<void> =>
  stepDocuments({
    id: `${BOOKINGS_COLLECTION}/${name}/${idsOf(bookings)}`,
    write: () =>
      commitAsMember((commit) => {
        const { lite, batch } = commit
        for (const booking of bookings)
          batch.update(referenceOf(commit, booking), {
            ...fields(lite),
            by,
            updatedAt: lite.serverTimestamp(),
          })
      }),
    readNow: () => readCurrent(bookings),
    isDone: (current) => current.every((booking) => booking !== undefined && isDone(booking)),
    isSame: (current) =>
      bookings.every((booking, index) => isSameAttendance(booking, current[index])),
  })

/** 등원, recorded by a uid; a colleague's same step counts as done. @throws {RepositoryError} `changed` when the bookings have changed otherwise */
export const markArrival = (bookings: Bookings, by: string): Promise<void> =>
  mark(
    bookings.filter(({ arrivedAt }) => arrivedAt === undefined),
    {
      name: 'arrive',
      by,
      fields: (lite) => ({ arrivedAt: lite.serverTimestamp() }),
      isDone: ({ arrivedAt, cancelledAt }) => arrivedAt !== undefined && !cancelledAt,
    },
  )

/** 하원; also marks bookings added since as arrived. @throws {RepositoryError} `changed` when a colleague marked it otherwise */
export async function markDeparture(
  bookings: Bookings,
  leftWith: string,
  by: string,
): Promise<void> {
  const added = bookings.filter(({ arrivedAt }) => arrivedAt === undefined)
  if (added.length > 0 && added.length < bookings.length) await markArrival(added, by)
  await mark(bookings, {
    name: `leave ${leftWith}`,
    by,
    fields: (lite) => ({ leftAt: lite.serverTimestamp(), leftWith }),
    isDone: (booking) => booking.leftAt !== undefined && booking.leftWith === leftWith,
  })
}

/** 되돌리기 of 등원 or 하원; repeatable. @throws {RepositoryError} `changed` when a colleague has marked something else */
export const undoAttendance = (
  bookings: Bookings,
  step: 'arrive' | 'leave',
  by: string,
): Promise<void> =>
  runTransactionAsMember(async (memberTransaction) => {
    const { lite, transaction, read } = memberTransaction
    const fields = step === 'arrive' ? (['arrivedAt'] as const) : (['leftAt', 'leftWith'] as const)
    const marked = bookings.filter((booking) => booking[fields[0]] !== undefined)
    const current = await Promise.all(
      marked.map(async (booking) => parse(await read(referenceOf(memberTransaction, booking)))),
    )
    if (current.every((booking) => booking && booking[fields[0]] === undefined)) return
    if (!marked.every((booking, index) => isSameAttendance(booking, current[index])))
      throw new RepositoryError('changed')
    const cleared = Object.fromEntries(fields.map((field) => [field, lite.deleteField()]))
    for (const booking of marked)
      transaction.update(referenceOf(memberTransaction, booking), {
        ...cleared,
        by,
        updatedAt: lite.serverTimestamp(),
      })
  })

const useSchema = z.object({ bookingId: z.string() })

/** The document of the pass use of a care booking; undefined for a program. */
const slotReference = (
  { lite, db }: Pick<Commit, 'lite' | 'db'>,
  { uid, passId, slot }: SessionBooking,
) =>
  passId !== undefined && slot !== undefined
    ? lite.doc(db, 'users', uid, 'passes', passId, 'uses', slot)
    : undefined

/** The booking's use, unless its slot serves another booking by now. */
async function ownUse(memberTransaction: MemberTransaction, booking: SessionBooking) {
  const reference = slotReference(memberTransaction, booking)
  const use =
    reference && useSchema.safeParse((await memberTransaction.read(reference))?.fields).data
  return use?.bookingId === booking.id ? reference : undefined
}

async function cancelOnce(booking: SessionBooking, cancelReason: string): Promise<void> {
  await runTransactionAsMember(async (memberTransaction) => {
    const { lite, db, transaction, read } = memberTransaction
    const reference = referenceOf(memberTransaction, booking)
    const current = parse(await read(reference))
    // Cancelled already by parent or colleague.
    if (!current || current.cancelledAt) return
    if (current.arrivedAt) throw new RepositoryError('changed')
    const use = await ownUse(memberTransaction, booking)
    transaction.update(reference, {
      cancelledAt: lite.serverTimestamp(),
      cancelReason,
      updatedAt: lite.serverTimestamp(),
    })
    transaction.update(lite.doc(db, SESSIONS_COLLECTION, booking.sessionId), {
      taken: lite.increment(-1),
      last: '',
    })
    transaction.set(lastMove(memberTransaction, booking.sessionId), { bookingId: booking.id })
    if (use) transaction.delete(use)
  })
}

/** Cancels booking, counter and use in one commit; repeatable. @throws {RepositoryError} `changed` when the child has arrived */
export const cancelBooking = (booking: SessionBooking, reason: string): Promise<void> =>
  sendOnce({
    id: `${BOOKINGS_COLLECTION}/cancel/${booking.id}`,
    write: () => cancelOnce(booking, tidyText(reason)),
    hasArrived: async () => {
      const [current] = await readCurrent([booking])
      return current?.cancelledAt !== undefined
    },
  })

/** 이용권 돌려주기 of a missed stay; skips uses that are gone or serve another booking. */
export const returnUses = (bookings: Bookings): Promise<void> =>
  runTransactionAsMember(async (memberTransaction) => {
    const uses = await Promise.all(bookings.map((booking) => ownUse(memberTransaction, booking)))
    for (const use of uses) if (use) memberTransaction.transaction.delete(use)
  })

/** Does no booking hold a pass use any more? */
export async function areUsesReturned(bookings: Bookings): Promise<boolean> {
  const uses = await Promise.all(
    bookings.map(async ({ passId, slot, ...booking }) =>
      passId === undefined || slot === undefined ? false : holdsUse({ ...booking, passId, slot }),
    ),
  )
  return uses.every((isTaken) => !isTaken)
}
