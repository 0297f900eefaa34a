import { addHours } from 'date-fns/addHours'
import { earliestStart } from '../pickup/leadTime'

/** A ride starts at most this many days, of 24 hours each, ahead (specification 4, section 8). */
export const MAX_RIDE_DAYS = 400

/** Does a ride start later than can be booked at `now`? */
export const isTooFarAhead = (startsAt: Date, now: Date): boolean =>
  startsAt > addHours(now, MAX_RIDE_DAYS * 24)

/** Can a ride that starts at this instant be booked at `now`? Both limits are still fine. */
export const isBookableStart = (startsAt: Date, now: Date): boolean =>
  earliestStart(now) <= startsAt && !isTooFarAhead(startsAt, now)
