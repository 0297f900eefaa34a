import { careProgramId, careTimetable } from '@/domain/care/careSession'
import type { ProgramSession } from '@/domain/programs/programSession'
import { sessionsOfDay } from '@/domain/programs/programSession'

/** 13:00–15:00, 15:00–17:00 and 17:00–19:00 of a weekday in 성수. */
export const careSessionsOf = (
  day: string,
  change: Partial<ProgramSession> = {},
): ProgramSession[] =>
  sessionsOfDay(careProgramId('seongsu'), careTimetable, day).map((session) => ({
    ...session,
    ...change,
  }))
