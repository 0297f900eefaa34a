import { addMonths, seoulInstant } from '@/domain/dates/day'
import { accountQuery } from '@/remote/accountQuery'
import { readEverySession } from '@/repository/care/programSessions'
import { readRoster } from '@/repository/care/sessionBookings'
import { whileLooking } from '../staffNewsQueries'

/** Every session and roster that these screens have asked for. */
const NAME = 'sessions'

/** The sessions of a program in a month (`yyyy-mm`), in order of time. */
export const monthSessionsQuery = (uid: string, programId: string, month: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', NAME, programId, month],
    failure: '프로그램 회차를 불러오지 못했습니다.',
    read: () => readEverySession(programId, firstOf(month), firstOf(addMonths(month, 1))),
  }),
  // Sessions say nothing of when they were changed: the whole month is asked for again.
  ...whileLooking,
})

const firstOf = (month: string): Date => seoulInstant(`${month}-01`, 0, 0)

/** Who sits in a session. */
export const rosterQuery = (uid: string, sessionId: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'roster', sessionId],
    failure: '명단을 불러오지 못했습니다.',
    read: () => readRoster(sessionId),
  }),
  ...whileLooking,
})
