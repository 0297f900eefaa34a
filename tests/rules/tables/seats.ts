import { bookingId } from '../../../emulators/seed/bookingId.ts'
import { change, type Fields, increment, put, type RuleWrite } from '../wire.ts'
import { after, MINUTE } from './aRide.ts'
import { CHILD_ID, SIBLING_ID } from './people.ts'

export const sessionAt = (startsAt: Date, capacity: number, taken: number): Fields => ({
  programId: 'art',
  startsAt,
  endsAt: after(startsAt, 50 * MINUTE),
  capacity,
  taken,
  last: '',
})

/** Children of the requests. Booking ids depend on the session, too. */
export const OWN = { uid: 'parent', childId: CHILD_ID }
export const SIBLING = { uid: 'parent', childId: SIBLING_ID }
export type Seat = typeof OWN

/** A booking's id; an explicit one stays. */
export const bookingIdIn = (session: string, seat: Seat | string): string =>
  typeof seat === 'string' ? seat : bookingId(session, seat.uid, seat.childId)

/** The counter, and what says which booking moved it. */
export const seatMoves = (
  session: string,
  by: number,
  seat: Seat | string,
  fields: Fields = {},
) => ({
  counter: change(`program_sessions/${session}`, { taken: increment(by), last: '', ...fields }),
  move: put(`program_sessions/${session}/moves/last`, { bookingId: bookingIdIn(session, seat) }),
})

export const moveCounter = (
  session: string,
  by: number,
  seat: Seat | string,
): readonly RuleWrite[] => Object.values(seatMoves(session, by, seat))
