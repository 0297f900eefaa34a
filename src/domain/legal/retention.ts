import { addMonthsToDay, dayOf, seoulInstant } from '../dates/day'

/** Kinds of kept data (specifications 4 and 5, section 9). */
export const retainedKinds = [
  'ride',
  'order',
  'pickupRequest',
  'branchSuggestion',
  'programSession',
  'dayNote',
  'medication',
  'passUse',
  'familyView',
] as const
export type RetainedKind = (typeof retainedKinds)[number]

/** In months. Orders five years by law; sessions, bookings, notes, medicine, uses and who opened a family's page as long as rides. */
const keptMonths: Record<RetainedKind, number> = {
  ride: 12,
  order: 60,
  pickupRequest: 6,
  branchSuggestion: 6,
  programSession: 12,
  dayNote: 12,
  medication: 12,
  passUse: 12,
  familyView: 12,
}

/** 「1년」, 「6개월」 */
export function retentionPeriod(kind: RetainedKind): string {
  const months = keptMonths[kind]
  return months % 12 === 0 ? `${months / 12}년` : `${months}개월`
}

export const retainedUntil = (kind: RetainedKind, day: string): string =>
  addMonthsToDay(day, keptMonths[kind])

/** Start of the first Seoul day that is still kept; older rides (by start) and requests (by receipt) are deleted. */
export const retainedSince = (kind: RetainedKind, now: Date): Date =>
  seoulInstant(addMonthsToDay(dayOf(now), -keptMonths[kind]), 0, 0)
