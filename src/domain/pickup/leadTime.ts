import { addMinutes } from 'date-fns/addMinutes'

/** Minimum time between asking for a ride and its start (specification 2, section 9). */
export const MIN_LEAD_MINUTES = 30

/** The first instant at which a ride that is asked for `now` may start. */
export const earliestStart = (now: Date): Date => addMinutes(now, MIN_LEAD_MINUTES)
