import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'

/** Between booking and start (specification 2, section 9). */
export const MIN_LEAD_MINUTES = 30

/** The earliest start of a ride booked at `now`. */
export const earliestStart = (now: Date): Date => addMinutes(now, MIN_LEAD_MINUTES)

/** In days of 24 hours (specification 4, section 8). */
export const MAX_RIDE_DAYS = 400

export const isTooFarAhead = (startsAt: Date, now: Date): boolean =>
  startsAt > addHours(now, MAX_RIDE_DAYS * 24)

/** Both limits included. */
export const isBookableStart = (startsAt: Date, now: Date): boolean =>
  earliestStart(now) <= startsAt && !isTooFarAhead(startsAt, now)
