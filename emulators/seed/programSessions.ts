import { type ProgramId, programTimetables } from '../../src/content/programs/programTimetables.ts'
import { addDays, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { type NewProgramSession, sessionsOfDay } from '../../src/domain/programs/programSession.ts'
import { bookingId } from './bookingId.ts'
import { type SampleChild, sampleFamilyChildren } from './sampleFamilies.ts'
import type { PlainValue } from './wire.ts'

const SEEDED_DAYS = 60
/** Rotates the children daily. */
const CHILDREN_SHIFTED_A_DAY = 13

/** Few seats stay few on later days. */
const andNoMore = (seats: readonly number[]): number[] => [
  ...seats,
  ...Array.from({ length: SEEDED_DAYS }, () => 0),
]

/** Seats left by session, repeated: plenty, few or none. */
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

type Row = Record<string, PlainValue>

/** Has as many bookings as seats taken. */
export interface SeededSession {
  readonly id: string
  readonly row: Row
  readonly bookings: Readonly<Record<string, Row>>
}

/** Kept per day: every end-to-end test seeds a project of its own. */
const made = new Map<string, readonly SeededSession[]>()

export function seededSessions(today: string): readonly SeededSession[] {
  const sessions = made.get(today) ?? sessionsFrom(today)
  made.set(today, sessions)
  return sessions
}

export const programSessions = (now: Date): Record<string, Row> =>
  Object.fromEntries(seededSessions(dayOf(now)).map(({ id, row }) => [id, row]))

/** Children of the sample families in turn, each once a day. */
function childrenByTurns(): (day: string, count: number) => SampleChild[] {
  const given = new Map<string, number>()
  return (day, count) => {
    const first = given.get(day) ?? 0
    given.set(day, first + count)
    const shift = Number(day.slice(-2)) * CHILDREN_SHIFTED_A_DAY
    return Array.from({ length: count }, (_, index) => shift + first + index).flatMap(
      (turn) => sampleFamilyChildren[turn % sampleFamilyChildren.length] ?? [],
    )
  }
}

function bookingsOf(
  { id, programId, startsAt }: NewProgramSession,
  children: readonly SampleChild[],
  bookedAt: Date,
): Record<string, Row> {
  const times = { startsAt, createdAt: bookedAt, updatedAt: bookedAt }
  return Object.fromEntries(
    children.map(({ uid, childId, name }) => [
      bookingId(id, uid, childId),
      { uid, childId, childName: name, programId, ...times },
    ]),
  )
}

function sessionsFrom(today: string): readonly SeededSession[] {
  const days = Array.from({ length: SEEDED_DAYS }, (_, index) => addDays(today, index))
  const bookedAt = seoulInstant(addDays(today, -2), 20, 0)
  const childrenOf = childrenByTurns()
  return Object.entries(programTimetables).flatMap(([programId, timetable]) => {
    const left = Object.entries(seatsLeft).find(([id]) => id === programId)?.[1] ?? []
    const sessions = days.flatMap((day) => sessionsOfDay(programId, timetable, day))
    return sessions.map((session, index) => {
      const taken = Math.max(0, session.capacity - (left[index % left.length] ?? 0))
      const children = childrenOf(dayOf(session.startsAt), taken)
      return seededSession(session, bookingsOf(session, children, bookedAt))
    })
  })
}

/** `taken` is the number of its bookings. */
export function seededSession(
  session: NewProgramSession,
  bookings: Readonly<Record<string, Row>>,
): SeededSession {
  const { id, programId, startsAt, endsAt, capacity } = session
  const row = {
    programId,
    startsAt,
    endsAt,
    capacity,
    taken: Object.keys(bookings).length,
    last: '',
  }
  return { id, row, bookings }
}
