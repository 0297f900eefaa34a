import { min } from 'date-fns/min'
import { subHours } from 'date-fns/subHours'
import { dayOf, mondayOf, seoulInstant } from '@/domain/dates/day'

const MAX_UNDER_WAY_HOURS = 48

/** Since when lists of what comes are read at `now`: what may still be under way, and this week. */
export const comingFrom = (now: Date): Date =>
  min([subHours(now, MAX_UNDER_WAY_HOURS), seoulInstant(mondayOf(dayOf(now)), 0, 0)])
