import { seoulInstant } from '@/domain/dates/day'
import type { ProgramSeats, ProgramSession } from '@/domain/programs/programSession'
import { programSessions } from '../../../emulators/seed/programSessions.ts'

/** A Friday morning in Seoul. */
export const fridayMorning = seoulInstant('2026-11-20', 9, 0)

/** The sessions of a program as a fresh project has them on that day. */
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

/** The seats of programs over all of them. */
export const sampleSeats = (programIds: readonly string[]): ProgramSeats[] =>
  programIds.map((programId) => {
    const sessions = sampleSessions(programId)
    const sum = (key: 'capacity' | 'taken') =>
      sessions.reduce((total, session) => total + session[key], 0)
    return { programId, capacity: sum('capacity'), taken: sum('taken') }
  })
