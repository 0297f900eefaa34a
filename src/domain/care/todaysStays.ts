import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { dayOf } from '../dates/day'
import type { SessionBooking } from '../programs/programSession'
import { isCancelled, type Stay, staysOf } from './stay'
import { departureOf, isOngoing, stayState } from './stayState'

const TODAY_HOURS = 24
const CLOSE_BEFORE_HOURS = 1
const CLOSE_AFTER_HOURS = 3

/** 「오늘」: today's stays, and those that start within 24 hours. */
export const isStayOfToday = ({ startsAt }: Stay, now: Date): boolean =>
  dayOf(startsAt) === dayOf(now) || (startsAt > now && startsAt <= addHours(now, TODAY_HOURS))

export const todaysStays = (bookings: readonly SessionBooking[], now: Date): Stay[] =>
  staysOf(bookings).filter((stay) => isStayOfToday(stay, now))

export function isStayOver(stay: Stay, now: Date): boolean {
  const { kind } = stayState(stay, now)
  return kind === 'left' || kind === 'absent' || kind === 'unmarked' || kind === 'cancelled'
}

/** Upcoming in 내 예약, or the child is there; cancelled and refunded ones count until their start (specification 5, section 3). */
export function isStayUpcoming(stay: Stay, now: Date): boolean {
  const state = stayState(stay, now)
  return state.kind === 'cancelled' ? now < stay.startsAt : isOngoing(state)
}

const isClose = (stay: Stay, now: Date): boolean =>
  !isCancelled(stay) &&
  departureOf(stay) === undefined &&
  now >= subHours(stay.startsAt, CLOSE_BEFORE_HOURS) &&
  now <= addHours(stay.endsAt, CLOSE_AFTER_HOURS)

/** Is one to be followed at once: from 1 h before a stay until departure, 3 h after its end at most (specification 5, section 3)? */
export const isStayNear = (bookings: readonly SessionBooking[], now: Date): boolean =>
  staysOf(bookings).some((stay) => isClose(stay, now))

const NOTE_HOURS = 48

/** May a note about a day of care come? Bookings that are not read may be of such a day. */
export const mayNoteCome = (bookings: readonly SessionBooking[] | undefined, now: Date): boolean =>
  bookings === undefined ||
  staysOf(bookings).some(
    (stay) =>
      !isCancelled(stay) &&
      dayOf(stay.startsAt) <= dayOf(now) &&
      stay.startsAt >= subHours(now, NOTE_HOURS),
  )
