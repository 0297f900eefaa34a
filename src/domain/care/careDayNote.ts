import { formatShortDay, weekdayLabel, weekdayOf } from '../dates/day'
import { holidayName, isWeekend } from '../dates/holidays'
import type { Pass } from '../orders/pass'
import { type Closures, closedReason, closedText } from '../places/closures'
import { particleOf, withParticle } from '../text/particle'
import { tooEarlyNote } from './careBooking'

const NO_CARE = '열린 돌봄이 없어요'

/** Why a day of the line of `/care` cannot be booked: in its name, and in a sentence once it is pressed (specification 8, section 2). */
export interface CareDayNote {
  /** Empty for a holiday, whose name the day has already. */
  name: string
  sentence: string
}

interface Facts {
  closures: Closures
  branchId: string
  pass: Pick<Pass, 'planKey'>
}

/** Of a day that cannot be booked. */
export function careDayNote(
  day: string,
  { closures, branchId, pass }: Facts,
  now: Date,
): CareDayNote {
  const words = formatShortDay(day)
  // `12.03(목)은`, `12.02(수)는`: of the weekday, whose bracket is not read.
  const about = `${words}${particleOf(weekdayLabel(weekdayOf(day)), 'topic')}`
  const reason = closedReason(closures, branchId, day)
  if (reason !== undefined)
    return { name: closedText(reason), sentence: `${about} 휴무예요: ${reason}` }
  const holiday = holidayName(day)
  if (holiday !== undefined)
    return { name: '', sentence: `${about} ${withParticle(holiday, 'copula')}.` }
  if (isWeekend(day)) return { name: '주말', sentence: `${about} 주말이에요.` }
  const early = tooEarlyNote(day, pass, now)
  if (early !== undefined) return { name: early, sentence: `${words}: ${early}` }
  return { name: NO_CARE, sentence: `${words}에는 ${NO_CARE}.` }
}
