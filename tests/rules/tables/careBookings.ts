import { addDays, dayOf } from '../../../src/domain/dates/day.ts'
import { type Fields, put, remove, SERVER_TIME } from '../wire.ts'
import { after, DAY, HOUR, MINUTE } from './aRide.ts'
import { bookingIdIn, OWN, type Seat, SIBLING, seatMoves, sessionAt } from './seats.ts'

/** Specification 5, sections 1, 6 and 7. */

export const slotOf = (startsAt: Date): string => dayOf(startsAt).replaceAll('-', '')

export const careSession = (startsAt: Date, fields: Fields = {}): Fields => ({
  ...sessionAt(startsAt, 20, 1),
  programId: 'care-seongsu',
  endsAt: after(startsAt, 2 * HOUR),
  ...fields,
})

/** A begun session that ends so long after `now`. */
export const endingIn = (now: Date, ms: number): Fields =>
  careSession(after(now, ms - 100 * MINUTE), { endsAt: after(now, ms) })

export const passOf = (now: Date, fields: Fields = {}): Fields => ({
  planKey: 'timepass',
  optionKey: '4h-45000',
  label: '라이트 4시간권',
  minutes: 240,
  startsOn: addDays(dayOf(now), -20),
  expiresOn: addDays(dayOf(now), 20),
  orderId: 'paid',
  at: now,
  by: 'teacher',
  ...fields,
})

/** What the pass was bought with. */
export const orderOf = (uid: string, fields: Fields = {}): Fields => ({
  uid,
  kind: 'membership',
  status: 'paid',
  ...fields,
})

export const bookingPath = (session: string, seat: Seat): string =>
  `program_sessions/${session}/bookings/${bookingIdIn(session, seat)}`
export const passUsePath = (passId: string, slot: string, uid = 'parent'): string =>
  `users/${uid}/passes/${passId}/uses/${slot}`

export const careBooking = (startsAt: Date, seat: Seat, passId: string, slot: string): Fields => ({
  ...seat,
  childName: '김하온',
  programId: 'care-seongsu',
  startsAt,
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
  passId,
  slot,
})

export const passUse = (session: string, seat: Seat): Fields => ({
  sessionId: session,
  bookingId: bookingIdIn(session, seat),
  childId: seat.childId,
  createdAt: SERVER_TIME,
})

interface CareWrites {
  readonly session: string
  readonly startsAt: Date
  readonly seat?: Seat
  readonly passId: string
  readonly slot: string
  readonly booking?: Fields
  readonly use?: Fields
}

/** Counter, move, booking and use of a care session, as the app sends them. */
export function bookWrites({ session, startsAt, seat = SIBLING, ...rest }: CareWrites) {
  const { passId, slot, booking = {}, use = {} } = rest
  return {
    ...seatMoves(session, 1, seat),
    booking: put(bookingPath(session, seat), {
      ...careBooking(startsAt, seat, passId, slot),
      ...booking,
    }),
    use: put(passUsePath(passId, slot), { ...passUse(session, seat), ...use }),
  }
}

/** Counter, move, booking and use of a cancelled care session. */
export const leaveWrites = (session: string, passId: string, slot: string, seat = OWN) => ({
  ...seatMoves(session, -1, seat),
  booking: remove(bookingPath(session, seat)),
  use: remove(passUsePath(passId, slot)),
})

export const dayBefore = (now: Date): Date => after(now, -DAY)
