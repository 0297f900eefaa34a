import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { dayOf } from '../dates/day'
import { groupBy } from '../groupBy'
import { type SessionBooking, sessionEnd } from '../programs/programSession'
import { careBranchId, careTimetable } from './careSession'

/** Adjoining bookings of one child at one branch, such as 13–15 and 15–17, handled as one (specification 5, section 1). */
export interface Stay {
  uid: string
  childId: string
  childName: string
  branchId: string
  startsAt: Date
  endsAt: Date
  bookings: readonly [SessionBooking, ...SessionBooking[]]
}

/** Stays the same while the stay is marked or cancelled. */
export const keyOfStay = ({ bookings: [{ sessionId, id }] }: Stay): string => `${sessionId}/${id}`

/** Bookings are cancelled together, so the first one shows it. */
export const isCancelled = ({ bookings: [{ cancelledAt }] }: Stay): boolean =>
  cancelledAt !== undefined

/** Used for a session that the timetable does not have. */
const USUAL_HOURS = 2

/** The end by the timetable; the session document, if loaded, is more exact. */
export const careEnd = ({ startsAt }: Pick<SessionBooking, 'startsAt'>): Date =>
  sessionEnd(careTimetable, startsAt) ?? addHours(startsAt, USUAL_HOURS)

/** Cancelled bookings are never joined with others, nor are those that cannot be read: they would hide the child's name. */
const keyOf = (booking: SessionBooking): string => {
  const { id, uid, childId, programId, startsAt, cancelledAt, isUnreadable } = booking
  const alone = isUnreadable ? id : ''
  return [uid, childId, programId, dayOf(startsAt), cancelledAt ? 'cancelled' : '', alone].join(' ')
}

/** A booking after the child has left starts a new stay. */
const continuesStay = (stay: Stay, { startsAt, leftAt }: SessionBooking): boolean =>
  compareAsc(stay.endsAt, startsAt) === 0 &&
  (stay.bookings.at(-1)?.leftAt === undefined) === (leftAt === undefined)

function addToStays(
  stays: readonly Stay[],
  booking: SessionBooking,
  branchId: string,
  endsAt: Date,
): Stay[] {
  const { uid, childId, childName, startsAt } = booking
  const last = stays.at(-1)
  if (!last || !continuesStay(last, booking))
    return [...stays, { uid, childId, childName, branchId, startsAt, endsAt, bookings: [booking] }]
  return [...stays.slice(0, -1), { ...last, endsAt, bookings: [...last.bookings, booking] }]
}

/** Groups care bookings into stays, sorted by time; program bookings are left out. `endOf`: end of a booking's session. */
export function staysOf(
  bookings: readonly SessionBooking[],
  endOf: (booking: SessionBooking) => Date = careEnd,
): Stay[] {
  const groups = groupBy(
    [...bookings].sort((a, b) => compareAsc(a.startsAt, b.startsAt)),
    keyOf,
  )
  return [...groups.values()]
    .flatMap((group) =>
      group.reduce<Stay[]>((stays, booking) => {
        const branchId = careBranchId(booking.programId)
        return branchId === undefined ? stays : addToStays(stays, booking, branchId, endOf(booking))
      }, []),
    )
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))
}
