import { subHours } from 'date-fns/subHours'

const MAX_UNDER_WAY_HOURS = 48

/** The earliest start that may still be under way at `now`. */
export const earliestUnderWay = (now: Date): Date => subHours(now, MAX_UNDER_WAY_HOURS)
