import { type ProgramId, programTimetables } from '../../src/content/programTimetables.ts'
import { addDays, dayOf } from '../../src/domain/dates/day.ts'
import { sessionsOfDay } from '../../src/domain/programs/programSession.ts'
import type { PlainValue } from './wire.ts'

/** How many days of sessions there are, the day of seeding included. */
const SEEDED_DAYS = 60

/** A program with few seats stays so, however far one looks ahead. */
const andNoMore = (seats: readonly number[]): number[] => [
  ...seats,
  ...Array.from({ length: SEEDED_DAYS }, () => 0),
]

/** Seats left of one session after another, repeated: plenty, the last ones, or none at all. */
const seatsLeft: Record<ProgramId, readonly number[]> = {
  art: [3, 1, 0, 4, 2, 2, 0],
  robot: [0],
  soccer: [4, 2, 6, 0, 3],
  cooking: [2, 4, 0, 1, 5],
  coding: [3, 2, 5, 1, 0],
  music: [4, 3, 2, 0],
  ballet: andNoMore([0, 1, 0, 2]),
  reading: [2, 1, 0, 1],
  science: [4, 2, 3, 0],
  english: [5, 2, 0, 3],
  baduk: [2, 1, 3, 0, 2],
  swim: andNoMore([0, 2]),
  garden: [3, 2, 0, 4],
  drama: [3, 5, 0, 4],
}

type Sessions = Record<string, Record<string, PlainValue>>

/** Every end-to-end test begins with a project of its own, and on one day all of them with the same sessions. */
const made = new Map<string, Sessions>()

/** The sessions of all programs from the day of `now` on, by id. */
export function programSessions(now: Date): Sessions {
  const today = dayOf(now)
  const sessions = made.get(today) ?? sessionsFrom(today)
  made.set(today, sessions)
  return sessions
}

function sessionsFrom(today: string): Sessions {
  const days = Array.from({ length: SEEDED_DAYS }, (_, index) => addDays(today, index))
  const rows = Object.entries(programTimetables).flatMap(([programId, timetable]) => {
    const left = Object.entries(seatsLeft).find(([id]) => id === programId)?.[1] ?? []
    const sessions = days.flatMap((day) => sessionsOfDay(programId, timetable, day))
    return sessions.map(({ id, ...session }, index): [string, Record<string, PlainValue>] => [
      id,
      {
        ...session,
        taken: Math.max(0, session.capacity - (left[index % left.length] ?? 0)),
        last: '',
      },
    ])
  })
  return Object.fromEntries(rows)
}
