import { addMonthsToDay, dayOf, seoulInstant } from '../dates/day'

/** What the agit keeps for a while (specification 4, section 9; specification 5, section 9). */
export const keptKinds = [
  'ride',
  'order',
  'pickupRequest',
  'branchSuggestion',
  'programSession',
  'dayNote',
  'passUse',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** How many months each is kept. Orders five years by law; sessions with their bookings, notes and uses as long as rides. */
const keptMonths: Record<KeptKind, number> = {
  ride: 12,
  order: 60,
  pickupRequest: 6,
  branchSuggestion: 6,
  programSession: 12,
  dayNote: 12,
  passUse: 12,
}

/** How long a kind is kept, as parents read it: 「1년」, 「6개월」. */
export function keptPeriod(kind: KeptKind): string {
  const months = keptMonths[kind]
  return months % 12 === 0 ? `${months / 12}년` : `${months}개월`
}

/** The last day on which what belongs to `day` is still kept. */
export const keptUntil = (kind: KeptKind, day: string): string =>
  addMonthsToDay(day, keptMonths[kind])

/** The beginning of the first day in Seoul that is still kept at `now`: what is older (a ride's start, the receipt of a request) is over. */
export const keptSince = (kind: KeptKind, now: Date): Date =>
  seoulInstant(addMonthsToDay(dayOf(now), -keptMonths[kind]), 0, 0)

/** Is something of the instant `at` to be deleted at `now`? */
export const isRetentionOver = (kind: KeptKind, at: Date, now: Date): boolean =>
  at < keptSince(kind, now)
