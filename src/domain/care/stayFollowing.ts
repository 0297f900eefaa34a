import { addHours } from 'date-fns/addHours'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { subHours } from 'date-fns/subHours'
import { dayOf } from '../dates/day'
import type { SessionBooking } from '../programs/programSession'
import { type Stay, staysOf } from './stay'
import { departureOf, isGoingOn, stayState } from './stayState'

const TODAY_HOURS = 24
/** From so long before its start a stay is asked about often, and at most so long after its end. */
const CLOSE_BEFORE_HOURS = 1
const CLOSE_AFTER_HOURS = 3
const CLOSE_POLL_MS = secondsToMilliseconds(5)
const FAR_POLL_MS = secondsToMilliseconds(60)

const isCancelled = ({ bookings: [{ cancelledAt }] }: Stay): boolean => cancelledAt !== undefined

/** Does a stay stand under 「오늘」? What is of today, and what starts within 24 hours. */
export const isStayOfToday = ({ startsAt }: Stay, now: Date): boolean =>
  dayOf(startsAt) === dayOf(now) || (startsAt > now && startsAt <= addHours(now, TODAY_HOURS))

/** The stays of 「오늘」 in order of time, of a member's bookings in any order. */
export const todaysStays = (bookings: readonly SessionBooking[], now: Date): Stay[] =>
  staysOf(bookings).filter((stay) => isStayOfToday(stay, now))

/** Is a stay over, whatever became of it? */
export function isStayOver(stay: Stay, now: Date, isRefunded = false): boolean {
  const { kind } = stayState(stay, now, isRefunded)
  return kind === 'left' || kind === 'absent' || kind === 'unmarked' || kind === 'cancelled'
}

/** Does a stay lie ahead in 내 예약, or is the child there? What was cancelled or refunded lies ahead until its start (specification 5, section 3). */
export function isStayAhead(stay: Stay, now: Date): boolean {
  const state = stayState(stay, now)
  return state.kind === 'cancelled' ? now < stay.startsAt : isGoingOn(state)
}

const isClose = (stay: Stay, now: Date): boolean =>
  !isCancelled(stay) &&
  departureOf(stay) === undefined &&
  now >= subHours(stay.startsAt, CLOSE_BEFORE_HOURS) &&
  now <= addHours(stay.endsAt, CLOSE_AFTER_HOURS)

/**
 * After how many milliseconds to ask for a member's bookings again (specification 5, section 3): 5 s from an hour before a stay
 * until the child left, at most until 3 hours after its end; 60 s while one lies ahead; `false`, never, where none does, while
 * nobody looks, or without a network.
 */
export function stayPollMs(
  bookings: readonly SessionBooking[],
  now: Date,
  page: { isVisible: boolean; isOnline: boolean },
): number | false {
  if (!page.isVisible || !page.isOnline) return false
  const stays = staysOf(bookings)
  if (stays.some((stay) => isClose(stay, now))) return CLOSE_POLL_MS
  return stays.some((stay) => isStayAhead(stay, now)) ? FAR_POLL_MS : false
}
