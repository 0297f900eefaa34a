import { addHours } from 'date-fns/addHours'
import { earliestStart } from './leadTime'

/** In days of 24 hours (specification 4, section 8). */
export const MAX_RIDE_DAYS = 400

export const isTooFarAhead = (startsAt: Date, now: Date): boolean =>
  startsAt > addHours(now, MAX_RIDE_DAYS * 24)

/** Both limits included. */
export const isBookableStart = (startsAt: Date, now: Date): boolean =>
  earliestStart(now) <= startsAt && !isTooFarAhead(startsAt, now)
