import { compareAsc } from 'date-fns/compareAsc'
import {
  addDays,
  addMonths,
  clockTime,
  dayOf,
  daysBetween,
  instantAt,
  isClockTime,
  isDay,
  weekdayOf,
} from '../dates/day'
import { holidayName } from '../dates/holidays'
import { formatNumber } from '../money'
import type { Received } from '../received'
import { acceptIf, type RuleResult, rejected } from '../rule'
import type { Program, ProgramInfo, ProgramTimetable, Slot } from './program'

/** A date of a program (specification 4, section 7: `program_sessions/{id}`). */
export interface ProgramSession extends Received {
  id: string
  programId: string
  startsAt: Date
  endsAt: Date
  capacity: number
  taken: number
  /** 휴원 or 휴강: can no longer be booked (specification 5, section 6). */
  closed: boolean
  /** Why, 1 to 60 characters; absent where nothing was said. */
  closedReason?: string | undefined
}

/** `휴강: {사유}` */
export const closedSessionText = (
  word: '휴원' | '휴강',
  { closedReason }: Pick<ProgramSession, 'closedReason'>,
): string => (closedReason === undefined ? word : `${word}: ${closedReason}`)

export interface ProgramSeats {
  programId: string
  capacity: number
  taken: number
}

export const openSeats = ({ capacity, taken }: ProgramSeats): number =>
  Math.max(0, capacity - taken)

export type NewProgramSession = ProgramSession & { taken: 0 }

/** A child's seat in a program or care session (specification 5, section 6: `program_sessions/{id}/bookings/{id}`). */
export interface SessionBooking extends Received {
  id: string
  sessionId: string
  uid: string
  childId: string
  childName: string
  programId: string
  startsAt: Date
  createdAt: Date
  updatedAt: Date
  /** Care only: the pass and its slot. */
  passId?: string | undefined
  slot?: string | undefined
  /** Care only: the word at the door; absent in bookings of before, `''` where it is not known. */
  codeWord?: string | undefined
  arrivedAt?: Date | undefined
  leftAt?: Date | undefined
  /** Who took the child home, 1 to 50 characters. */
  leftWith?: string | undefined
  /** Uid of the teacher who marked 등원, 하원 or 되돌리기 last; absent in documents of before. */
  by?: string | undefined
  cancelledAt?: Date | undefined
  /** Why the agit cancelled it, 1 to 60 characters; shown to the parent. */
  cancelReason?: string | undefined
}

/** What is sent; the id is derived, the server adds the times. */
export type NewSessionBooking = Pick<
  SessionBooking,
  | 'sessionId'
  | 'uid'
  | 'childId'
  | 'childName'
  | 'programId'
  | 'startsAt'
  | 'passId'
  | 'slot'
  | 'codeWord'
>

/** Hashed to the booking's id: one per child and session, and the session's public `last` names nobody. */
export const sessionBookingKey = ({
  sessionId,
  uid,
  childId,
}: Pick<SessionBooking, 'sessionId' | 'uid' | 'childId'>) => `${sessionId}/${uid}/${childId}`

/** `{programId}_{yyyymmdd}_{HHmm}` in Seoul. */
export const sessionId = (programId: string, day: string, start: string): string =>
  `${programId}_${day.replaceAll('-', '')}_${start.replace(':', '')}`

export const sessionIdAt = ({ programId, startsAt }: { programId: string; startsAt: Date }) =>
  sessionId(programId, dayOf(startsAt), clockTime(startsAt))

export const sessionsOfDay = (
  programId: string,
  { days, times, capacity }: ProgramTimetable,
  day: string,
): NewProgramSession[] =>
  days.includes(weekdayOf(day)) && holidayName(day) === undefined
    ? times.map(([start, end]) => sessionAt(programId, { day, start, end, capacity }))
    : []

/** 「회차 열기」: all sessions of the timetable in a month (`yyyy-mm`). */
export function sessionsOfMonth(
  programId: string,
  timetable: ProgramTimetable,
  month: string,
): NewProgramSession[] {
  const first = `${month}-01`
  const count = isDay(first) ? daysBetween(first, `${addMonths(month, 1)}-01`) : 0
  const days = Array.from({ length: count }, (_, index) => addDays(first, index))
  return days.flatMap((day) => sessionsOfDay(programId, timetable, day))
}

export const missingSessions = (
  wanted: readonly NewProgramSession[],
  existing: readonly ProgramSession[],
): NewProgramSession[] => {
  const ids = new Set(existing.map(({ id }) => id))
  return wanted.filter(({ id }) => !ids.has(id))
}

/** 「회차 추가」: one session out of the timetable, from `HH:mm` to `HH:mm` in Seoul. */
export const sessionAt = (
  programId: string,
  { day, start, end, capacity }: { day: string; start: string; end: string; capacity: number },
): NewProgramSession => ({
  id: sessionId(programId, day, start),
  programId,
  startsAt: instantAt(day, start),
  endsAt: instantAt(day, end),
  capacity,
  taken: 0,
  closed: false,
})

/** The day and the start of a new session; both are refused once they are past. */
export function checkSessionDay(day: string, today: string): RuleResult {
  if (!isDay(day)) return rejected('날짜를 선택해 주세요.')
  return acceptIf(day >= today, '오늘이나 앞날을 선택해 주세요.')
}

export function checkSessionTimes(
  { day, start, end }: { day: string; start: string; end: string },
  now: Date,
): { start: RuleResult; end: RuleResult } {
  return {
    start: isClockTime(start)
      ? acceptIf(!isDay(day) || instantAt(day, start) > now, '지난 시간에는 열 수 없어요.')
      : rejected('시작 시간을 입력해 주세요.'),
    end: isClockTime(end)
      ? acceptIf(end > start, '끝나는 시간은 시작보다 늦어야 해요.')
      : rejected('끝나는 시간을 입력해 주세요.'),
  }
}

/** The end by the timetable; undefined for a start that it does not have. */
export function sessionEnd({ times }: ProgramTimetable, startsAt: Date): Date | undefined {
  const end = times.find(([start]) => start === clockTime(startsAt))?.[1]
  return end === undefined ? undefined : instantAt(dayOf(startsAt), end)
}

function slotOf(session: ProgramSession): Slot {
  const { id, startsAt, endsAt, capacity, taken, closed } = session
  return {
    slotId: id,
    start: clockTime(startsAt),
    end: clockTime(endsAt),
    remaining: closed ? 0 : Math.max(0, capacity - taken),
    ...(closed && { closed: closedSessionText('휴강', session) }),
  }
}

/** A program with dates and seats from its sessions; other programs' sessions are ignored. */
export function withSessions(info: ProgramInfo, sessions: readonly ProgramSession[]): Program {
  const slots: Record<string, Slot[]> = {}
  const own = sessions
    .filter(({ programId }) => programId === info.id)
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))
  for (const session of own) {
    const day = dayOf(session.startsAt)
    slots[day] = [...(slots[day] ?? []), slotOf(session)]
  }
  return { ...info, allowedDates: Object.keys(slots), slots }
}

/** Until the start, while the child has not arrived (specification 5, section 1). */
export const canCancelBooking = (
  {
    startsAt,
    arrivedAt,
    cancelledAt,
  }: Pick<SessionBooking, 'startsAt' | 'arrivedAt' | 'cancelledAt'>,
  now: Date,
): boolean => now < startsAt && !arrivedAt && !cancelledAt

const MAX_CAPACITY = 1000

export function checkCapacity(
  { taken }: Pick<ProgramSession, 'taken'>,
  capacity: number,
): RuleResult {
  if (capacity > MAX_CAPACITY)
    return rejected(`정원은 ${formatNumber(MAX_CAPACITY)}명까지 입력할 수 있어요.`)
  return acceptIf(
    Number.isInteger(capacity) && capacity >= Math.max(1, taken),
    `정원은 ${Math.max(1, taken)}명 이상이어야 해요.`,
  )
}

/** From this many children of one account on, rosters and care lists say so (specification 5, section 8). */
export const LARGE_FAMILY = 3

export const familySize = (roster: readonly SessionBooking[], { uid }: SessionBooking): number =>
  roster.filter((seat) => seat.uid === uid && !seat.cancelledAt).length
