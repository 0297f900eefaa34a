import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { dayOf } from '../dates/day'
import { groupBy } from '../groupBy'
import { type SessionBooking, sessionEnd } from '../programs/programSession'
import { careBranchId, careTimetable } from './careSession'

/** Bookings of one child at one branch that adjoin, such as 13–15 and 15–17: one card, one row, one arrival (specification 5, section 1). */
export interface Stay {
  uid: string
  childId: string
  childName: string
  branchId: string
  startsAt: Date
  endsAt: Date
  /** In order of time, at least one. */
  bookings: readonly [SessionBooking, ...SessionBooking[]]
}

/** How long a session lasts that stands in no timetable. */
const USUAL_HOURS = 2

/** When the session of a care booking ends, by the timetable; its own document knows better. */
export const careEnd = ({ startsAt }: Pick<SessionBooking, 'startsAt'>): Date =>
  sessionEnd(careTimetable, startsAt) ?? addHours(startsAt, USUAL_HOURS)

/** What is cancelled never adjoins what is not. */
const keyOf = ({ uid, childId, programId, startsAt, cancelledAt }: SessionBooking): string =>
  [uid, childId, programId, dayOf(startsAt), cancelledAt ? 'cancelled' : ''].join(' ')

/** A child who has gone home and is booked again comes anew: that is another stay. */
const goesOn = (stay: Stay, { startsAt, leftAt }: SessionBooking): boolean =>
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
  if (!last || !goesOn(last, booking))
    return [...stays, { uid, childId, childName, branchId, startsAt, endsAt, bookings: [booking] }]
  return [...stays.slice(0, -1), { ...last, endsAt, bookings: [...last.bookings, booking] }]
}

/**
 * The stays of care bookings in any order, in order of time; bookings of programs are left out.
 * @param endOf when the session of a booking ends
 */
export function staysOf(
  bookings: readonly SessionBooking[],
  endOf: (booking: SessionBooking) => Date = careEnd,
): Stay[] {
  const groups = groupBy(
    bookings.toSorted((a, b) => compareAsc(a.startsAt, b.startsAt)),
    keyOf,
  )
  return [...groups.values()]
    .flatMap((group) =>
      group.reduce<Stay[]>((stays, booking) => {
        const branchId = careBranchId(booking.programId)
        return branchId === undefined ? stays : addToStays(stays, booking, branchId, endOf(booking))
      }, []),
    )
    .toSorted((a, b) => compareAsc(a.startsAt, b.startsAt))
}
