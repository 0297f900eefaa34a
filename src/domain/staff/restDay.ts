import { careBranchId } from '../care/careSession'
import { addDays, weekdayLabel, weekdayOf } from '../dates/day'
import { holidayName, isSchoolDay } from '../dates/holidays'
import { type Closures, closedReason, closedText } from '../places/closures'
import type { SessionBooking } from '../programs/programSession'
import type { Ride } from '../rides/booked/ride'

/** Why all of these branches rest on a day: `휴무: 겨울 휴원`, `성탄절`, `토요일`; undefined: one is open (specification 7, section 2). */
export function restReason(
  closures: Closures,
  branchIds: readonly string[],
  day: string,
): string | undefined {
  const reasons = branchIds.map((id) => closedReason(closures, id, day))
  const [first] = reasons
  if (first !== undefined && reasons.every((reason) => reason !== undefined))
    return closedText(first)
  return isSchoolDay(day) ? undefined : (holidayName(day) ?? `${weekdayLabel(weekdayOf(day))}요일`)
}

const LOOK_AHEAD_DAYS = 400

/** The next day on which one of these branches is open; undefined: none within a year. */
export const nextOpenDay = (
  closures: Closures,
  branchIds: readonly string[],
  day: string,
): string | undefined =>
  Array.from({ length: LOOK_AHEAD_DAYS }, (_, index) => addDays(day, index + 1)).find(
    (each) => restReason(closures, branchIds, each) === undefined,
  )

/** `픽업 2건 · 돌봄 5명`: rides that stand, and children with a stay. */
export function dayCountsText(
  branchIds: readonly string[],
  { rides, bookings }: { rides: readonly Ride[]; bookings: readonly SessionBooking[] },
): string {
  const standing = rides.filter(
    ({ branchId, status }) =>
      branchIds.includes(branchId) && status !== 'cancelled' && status !== 'declined',
  )
  const children = bookings.flatMap(({ programId, cancelledAt, uid, childId }) =>
    !cancelledAt && branchIds.includes(careBranchId(programId) ?? '') ? [`${uid} ${childId}`] : [],
  )
  return `픽업 ${standing.length}건 · 돌봄 ${new Set(children).size}명`
}
