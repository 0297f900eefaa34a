import { addMinutes } from 'date-fns/addMinutes'

/** Between booking and start (specification 2, section 9). */
export const MIN_LEAD_MINUTES = 30

/** The earliest start of a ride booked at `now`. */
export const earliestStart = (now: Date): Date => addMinutes(now, MIN_LEAD_MINUTES)
