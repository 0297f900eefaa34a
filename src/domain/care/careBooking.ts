import { subMinutes } from 'date-fns/subMinutes'
import { dayOf } from '../dates/day'
import type { Pass } from '../orders/pass'
import { type ProgramSession, type SessionBooking, sessionsOfDay } from '../programs/programSession'
import { BOOKABLE_UNTIL_MIN } from './careLimits'
import { careTimetable, isCareProgram } from './careSession'
import { isDayBookable, windowEnd } from './passUses'

export const isCareTimeLeft = ({ endsAt }: Pick<ProgramSession, 'endsAt'>, now: Date): boolean =>
  now <= subMinutes(endsAt, BOOKABLE_UNTIL_MIN)

/** Care can be booked shortly before its end, a program only before its start. */
export const isTimeLeft = (
  session: Pick<ProgramSession, 'programId' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean =>
  isCareProgram(session.programId) ? isCareTimeLeft(session, now) : now < session.startsAt

/** over: too late · closed: 휴원 · booked: this child is in it · full · open */
export type CareTimeState = 'over' | 'closed' | 'booked' | 'full' | 'open'

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

/** Days with a session that a pass can book or watch, ascending. */
export function careDays(
  sessions: readonly ProgramSession[],
  pass: Pick<Pass, 'planKey' | 'startsOn' | 'expiresOn'>,
  now: Date,
): string[] {
  const today = dayOf(now)
  const open = sessions
    .filter((session) => !session.closed && isCareTimeLeft(session, now))
    .map(({ startsAt }) => dayOf(startsAt))
  return [...new Set(open)].filter((day) => isDayBookable(pass, day, today)).sort()
}

/** The reason why a day with care cannot be chosen yet; undefined when it can. */
export const tooEarlyNote = (
  day: string,
  pass: Pick<Pass, 'planKey'>,
  now: Date,
): string | undefined =>
  day > windowEnd(pass, dayOf(now)) && sessionsOfDay('care', careTimetable, day).length > 0
    ? '아직 예약할 수 없는 날이에요.'
    : undefined
