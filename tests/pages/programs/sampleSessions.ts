import { seoulInstant } from '@/domain/dates/day'
import type { ProgramSeats, ProgramSession } from '@/domain/programs/programSession'
import { programSessions } from '../../../emulators/seed/programSessions.ts'

/** A Friday morning in Seoul. */
export const fridayMorning = seoulInstant('2026-11-20', 9, 0)

/** A program's sessions in a fresh project on that day. */
export const sampleSessions = (programId: string): ProgramSession[] =>
  Object.entries(programSessions(fridayMorning)).flatMap(([id, row]) => {
    const { startsAt, endsAt, capacity, taken } = row
    const isOfProgram = row.programId === programId
    return isOfProgram && startsAt instanceof Date && endsAt instanceof Date
      ? [
          {
            id,
            programId,
            startsAt,
            endsAt,
            capacity: Number(capacity),
            taken: Number(taken),
            closed: false,
          },
        ]
      : []
  })

/** Seats of programs summed over their sessions. */
export const sampleSeats = (programIds: readonly string[]): ProgramSeats[] =>
  programIds.map((programId) => {
    const sessions = sampleSessions(programId)
    const sum = (key: 'capacity' | 'taken') =>
      sessions.reduce((total, session) => total + session[key], 0)
    return { programId, capacity: sum('capacity'), taken: sum('taken') }
  })
