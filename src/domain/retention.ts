import { addMonthsToDay, dayOf } from './day'

/** What the agit keeps for a while (specification 4, section 9). */
export type KeptKind = 'ride' | 'order' | 'pickupRequest' | 'branchSuggestion' | 'programSession'

/** How many months each is kept. Orders five years by law; a session with its bookings as long as rides. */
export const keptMonths: Record<KeptKind, number> = {
  ride: 12,
  order: 60,
  pickupRequest: 6,
  branchSuggestion: 6,
  programSession: 12,
}

/** The first day that is still kept on day `today`, both in Seoul: what belongs to an earlier day is over. */
export const firstKeptDay = (kind: KeptKind, today: string): string =>
  addMonthsToDay(today, -keptMonths[kind])

/** Is something that belongs to the day of `at` (a ride's start, the receipt of a request) to be deleted at `now`? */
export const isOver = (kind: KeptKind, at: Date, now: Date): boolean =>
  dayOf(at) < firstKeptDay(kind, dayOf(now))
