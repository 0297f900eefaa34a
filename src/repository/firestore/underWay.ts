import { subHours } from 'date-fns/subHours'

const LONGEST_HOURS = 48

/** The earliest start that may still be under way at `now`. */
export const earliestUnderWay = (now: Date): Date => subHours(now, LONGEST_HOURS)
