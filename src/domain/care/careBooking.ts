import { subMinutes } from 'date-fns/subMinutes'
import type { ProgramSession, SessionBooking } from '../programs/programSession'
import { isCareProgram } from './careSession'

/** A child at the door can still be booked in until so many minutes before the end (specification 5, section 1). */
export const BOOKABLE_UNTIL_MIN = 30

/** Is there still time to book a care session? */
export const isCareTimeLeft = ({ endsAt }: Pick<ProgramSession, 'endsAt'>, now: Date): boolean =>
  now <= subMinutes(endsAt, BOOKABLE_UNTIL_MIN)

/** Is there still time to book a session, of care or of a program, which is closed once it begins? */
export const isTimeLeft = (
  session: Pick<ProgramSession, 'programId' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean =>
  isCareProgram(session.programId) ? isCareTimeLeft(session, now) : now < session.startsAt

/** over: too late · closed: 휴원 · booked: the child sits there · full · open */
export type CareTimeState = 'over' | 'closed' | 'booked' | 'full' | 'open'

/** How a session stands for one child at the instant `now`. */
export function careTimeState(
  session: ProgramSession,
  childId: string | undefined,
  bookings: readonly SessionBooking[],
  now: Date,
): CareTimeState {
  const { id, closed, taken, capacity } = session
  const isBooked = bookings.some(
    (booking) => booking.sessionId === id && booking.childId === childId && !booking.cancelledAt,
  )
  if (closed) return 'closed'
  if (isBooked) return 'booked'
  if (!isCareTimeLeft(session, now)) return 'over'
  return taken >= capacity ? 'full' : 'open'
}
