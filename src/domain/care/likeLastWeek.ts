import { compareAsc } from 'date-fns/compareAsc'
import { addDays, dayOf, seoulInstant } from '../dates/day'
import { type Closures, restText } from '../places/closures'
import type { ProgramSession, SessionBooking } from '../programs/programSession'
import { sessionId } from '../programs/programSession'
import { FAMILY_SEATS_EXCEEDED, isAmong } from '../programs/sessionRow'
import { type CareTimeState, careTimeState, isCareTimeLeft } from './careBooking'
import {
  type CareRow,
  careRowTime,
  checkCareRow,
  type PassesAndUses,
  rowEnd,
  withCareRow,
} from './careCart'
import { careBranchId, careProgramId, careTimesOf } from './careSession'
import { isDayOfPass, windowEnd } from './passUses'
import { careEnd } from './stay'

const WEEK_DAYS = 7

/** Since when a booking is of the last week: the same weekday a week ago. */
export const lastWeekFrom = (now: Date): Date => seoulInstant(addDays(dayOf(now), -WEEK_DAYS), 0, 0)

/** The child's care that began in the last 7 days, by time; cancelled ones are left out. */
export const careOfLastWeek = (
  bookings: readonly SessionBooking[],
  childId: string,
  now: Date,
): readonly SessionBooking[] =>
  bookings
    .filter(
      (booking) =>
        booking.childId === childId &&
        careBranchId(booking.programId) !== undefined &&
        !booking.cancelledAt &&
        lastWeekFrom(now) <= booking.startsAt &&
        booking.startsAt <= now,
    )
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))

export type LeftOutReason =
  | '마감'
  | '예약함'
  | '휴원'
  | '휴무'
  | '이용권 부족'
  | '열리지 않음'
  | '아직 예약할 수 없음'
  | '지난 시간'

const stateReasons: Record<Exclude<CareTimeState, 'open'>, LeftOutReason> = {
  closed: '휴원',
  booked: '예약함',
  over: '지난 시간',
  full: '마감',
}

export interface BookingContext extends PassesAndUses {
  /** Picked already. */
  rows: readonly CareRow[]
  sessionsOf: ReadonlyMap<string, readonly ProgramSession[]>
  /** Of the family, coming ones. */
  bookings: readonly SessionBooking[]
  closures: Closures
}

export interface LastWeekContext extends BookingContext {
  passId: string
}

export interface LikeLastWeek {
  added: readonly CareRow[]
  leftOut: readonly { time: string; reason: LeftOutReason }[]
}

/** The same child, branch and time, seven days later. */
export function rowWeekLater(booking: SessionBooking, passId: string): CareRow {
  const { programId, startsAt, childId } = booking
  const branchId = careBranchId(programId) ?? ''
  const date = addDays(dayOf(startsAt), WEEK_DAYS)
  const times = careTimesOf({ startsAt, endsAt: careEnd(booking) })
  const slotId = sessionId(careProgramId(branchId), date, times.start)
  return { rowId: `${slotId}/${childId}`, slotId, date, ...times, childId, branchId, passId }
}

/** 「지난주처럼」: these bookings a week later, as far as possible (specification 6, section 4). */
export function likeLastWeek(
  lastWeek: readonly SessionBooking[],
  context: LastWeekContext,
  now: Date,
): LikeLastWeek {
  const wanted = lastWeek
    .map((booking) => rowWeekLater(booking, context.passId))
    .filter((row) => !isAmong(context.rows, row))
  return rowsToBook(wanted, context, now)
}

/** Which of these can be booked, one after the other, and why the others cannot. */
export function rowsToBook(
  wanted: readonly CareRow[],
  context: BookingContext,
  now: Date,
): LikeLastWeek {
  const added: CareRow[] = []
  const leftOut: { time: string; reason: LeftOutReason }[] = []
  for (const row of wanted) {
    const rows = added.reduce(withCareRow, context.rows)
    const reason = whyNot(row, { ...context, rows }, now)
    if (reason === undefined) added.push(row)
    else leftOut.push({ time: careRowTime(row), reason })
  }
  return { added, leftOut }
}

function whyNot(row: CareRow, context: BookingContext, now: Date): LeftOutReason | undefined {
  const { passes, rows, sessionsOf, bookings, closures } = context
  const pass = passes.find(({ id }) => id === row.passId)
  const session = sessionsOf.get(row.branchId)?.find(({ id }) => id === row.slotId)
  if (!isCareTimeLeft({ endsAt: rowEnd(row) }, now)) return '지난 시간'
  if (!pass || !isDayOfPass(pass, row.date)) return '이용권 부족'
  if (row.date > windowEnd(pass, dayOf(now))) return '아직 예약할 수 없음'
  if (restText(closures, row.branchId, row.date) !== undefined) return '휴무'
  if (!session) return '열리지 않음'
  const state = careTimeState(session, row.childId, bookings, now)
  if (state !== 'open') return stateReasons[state]
  const held = bookings.filter((each) => each.sessionId === row.slotId && !each.cancelledAt).length
  const check = checkCareRow(row, rows, context, held)
  if (check.ok) return undefined
  return check.reason === FAMILY_SEATS_EXCEEDED ? '마감' : '이용권 부족'
}

/** `담지 못한 시간: 11.30(월) 13:00~15:00 (마감)`; empty where all were added. */
export const leftOutText = ({ leftOut }: Pick<LikeLastWeek, 'leftOut'>): string =>
  leftOut.length === 0
    ? ''
    : `담지 못한 시간: ${leftOut.map(({ time, reason }) => `${time} (${reason})`).join(', ')}`
