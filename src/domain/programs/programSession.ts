import { compareAsc } from 'date-fns/compareAsc'
import type { Received } from '../agit/received'
import {
  addDays,
  addMonths,
  clockTime,
  dayOf,
  daysBetween,
  instantAt,
  isDay,
  weekdayOf,
} from '../dates/day'
import { holidayName } from '../dates/holidays'
import { passesIf, type RuleResult } from '../rule'
import type { Program, ProgramInfo, Slot } from './program'

/** When a program is held, week by week, and for how many children. */
export interface ProgramTimetable {
  days: readonly number[]
  times: readonly (readonly [start: string, end: string])[]
  capacity: number
}

/** One date of a program with its seats (specification 4, section 7: `program_sessions/{id}`). */
export interface ProgramSession extends Received {
  id: string
  programId: string
  startsAt: Date
  endsAt: Date
  capacity: number
  taken: number
  /** The agit has closed it (휴원): nobody books it any more (specification 5, section 6). */
  closed: boolean
}

/** The seats of a program over several of its sessions. */
export interface ProgramSeats {
  programId: string
  /** 0 when there is no session. */
  capacity: number
  taken: number
}

/** Seats left over several sessions, never negative. */
export const openSeats = ({ capacity, taken }: ProgramSeats): number =>
  Math.max(0, capacity - taken)

/** A session as the agit opens it: nobody has a seat yet. */
export type NewProgramSession = ProgramSession & { taken: 0 }

/** A child's seat (specification 5, section 6: `program_sessions/{id}/bookings/{id}`), of a program or of care. */
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
  /** Care only: the pass it is booked with, and which of its uses it takes. */
  passId?: string | undefined
  slot?: string | undefined
  arrivedAt?: Date | undefined
  leftAt?: Date | undefined
  /** Who took the child home, in words: 1 to 50 characters. */
  leftWith?: string | undefined
  cancelledAt?: Date | undefined
  /** Why the agit cancelled it: 1 to 60 characters; the parent reads it. */
  cancelReason?: string | undefined
}

/** What is sent when a seat is booked; the id follows from it, the times are the server's. */
export type NewSessionBooking = Pick<
  SessionBooking,
  'sessionId' | 'uid' | 'childId' | 'childName' | 'programId' | 'startsAt' | 'passId' | 'slot'
>

/**
 * What the id of a booking is the hash of: the same for the same child and session, so that nobody sits twice, and nobody is
 * named by `last` of the session, which everybody reads.
 */
export const sessionBookingKey = ({
  sessionId,
  uid,
  childId,
}: Pick<SessionBooking, 'sessionId' | 'uid' | 'childId'>) => `${sessionId}/${uid}/${childId}`

/** `{programId}_{yyyymmdd}_{HHmm}` in Seoul. */
export const sessionId = (programId: string, day: string, start: string): string =>
  `${programId}_${day.replaceAll('-', '')}_${start.replace(':', '')}`

/** The id of the session of a program that starts at an instant. */
export const sessionIdAt = ({ programId, startsAt }: { programId: string; startsAt: Date }) =>
  sessionId(programId, dayOf(startsAt), clockTime(startsAt))

/** The sessions of a program on a day; none when it is not held then, or on a public holiday. */
export const sessionsOfDay = (
  programId: string,
  { days, times, capacity }: ProgramTimetable,
  day: string,
): NewProgramSession[] =>
  days.includes(weekdayOf(day)) && holidayName(day) === undefined
    ? times.map(([start, end]) => ({
        id: sessionId(programId, day, start),
        programId,
        startsAt: instantAt(day, start),
        endsAt: instantAt(day, end),
        capacity,
        taken: 0,
        closed: false,
      }))
    : []

/** What 「회차 열기」 makes for a month (`yyyy-mm`): every session of the timetable in it. */
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

/** Those of the sessions that do not exist yet. */
export const missingSessions = (
  wanted: readonly NewProgramSession[],
  existing: readonly ProgramSession[],
): NewProgramSession[] => {
  const ids = new Set(existing.map(({ id }) => id))
  return wanted.filter(({ id }) => !ids.has(id))
}

/** When a session of a program that starts at an instant ends, by its timetable; undefined for a start of another timetable. */
export function sessionEnd({ times }: ProgramTimetable, startsAt: Date): Date | undefined {
  const end = times.find(([start]) => start === clockTime(startsAt))?.[1]
  return end === undefined ? undefined : instantAt(dayOf(startsAt), end)
}

const slotOf = ({ id, startsAt, endsAt, capacity, taken, closed }: ProgramSession): Slot => ({
  slotId: id,
  start: clockTime(startsAt),
  end: clockTime(endsAt),
  remaining: closed ? 0 : Math.max(0, capacity - taken),
})

/** A program with the days and seats of its sessions, in any order; those of other programs are left out. */
export function withSessions(info: ProgramInfo, sessions: readonly ProgramSession[]): Program {
  const slots: Record<string, Slot[]> = {}
  const own = sessions
    .filter(({ programId }) => programId === info.id)
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))
  for (const session of own) {
    const day = dayOf(session.startsAt)
    slots[day] = [...(slots[day] ?? []), slotOf(session)]
  }
  return { ...info, allowedDates: Object.keys(slots).sort(), slots }
}

/** Can a parent still give the seat back? Until the start, and while the child has not come (specification 5, section 1). */
export const canLeaveSession = (
  {
    startsAt,
    arrivedAt,
    cancelledAt,
  }: Pick<SessionBooking, 'startsAt' | 'arrivedAt' | 'cancelledAt'>,
  now: Date,
): boolean => now < startsAt && !arrivedAt && !cancelledAt

/** Can a session have this capacity? It never falls below what is taken. */
export const checkCapacity = ({ taken }: ProgramSession, capacity: number): RuleResult =>
  passesIf(
    Number.isInteger(capacity) && capacity >= Math.max(1, taken),
    `정원은 ${Math.max(1, taken)}명 이상이어야 해요.`,
  )

/** From so many children of one account in a session on the roster says so (specification 5, section 8). */
export const LARGE_FAMILY = 3

/** How many seats of a roster are of the same account as this one. */
export const familySize = (roster: readonly SessionBooking[], { uid }: SessionBooking): number =>
  roster.filter((seat) => seat.uid === uid).length
