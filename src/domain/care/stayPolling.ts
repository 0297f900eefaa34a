import { addHours } from 'date-fns/addHours'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { subHours } from 'date-fns/subHours'
import { dayOf } from '../dates/day'
import type { SessionBooking } from '../programs/programSession'
import { isCancelled, type Stay, staysOf } from './stay'
import { departureOf, isOngoing, stayState } from './stayState'

const TODAY_HOURS = 24
const CLOSE_BEFORE_HOURS = 1
const CLOSE_AFTER_HOURS = 3
const CLOSE_POLL_MS = secondsToMilliseconds(5)
const FAR_POLL_MS = secondsToMilliseconds(60)

/** 「오늘」: today's stays, and those that start within 24 hours. */
export const isStayOfToday = ({ startsAt }: Stay, now: Date): boolean =>
  dayOf(startsAt) === dayOf(now) || (startsAt > now && startsAt <= addHours(now, TODAY_HOURS))

export const todaysStays = (bookings: readonly SessionBooking[], now: Date): Stay[] =>
  staysOf(bookings).filter((stay) => isStayOfToday(stay, now))

export function isStayOver(stay: Stay, now: Date, isRefunded = false): boolean {
  const { kind } = stayState(stay, now, { isRefunded })
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

/** Poll in ms (specification 5, section 3): 5 s from 1 h before a stay until departure, 60 s before that, else `false`. */
export function stayPollMs(bookings: readonly SessionBooking[], now: Date): number | false {
  const stays = staysOf(bookings)
  if (stays.some((stay) => isClose(stay, now))) return CLOSE_POLL_MS
  return stays.some((stay) => isStayUpcoming(stay, now)) ? FAR_POLL_MS : false
}
