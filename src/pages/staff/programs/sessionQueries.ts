import { keepPreviousData } from '@tanstack/react-query'
import { staysOf } from '@/domain/care/stay'
import { addMonths, limitsOfDay, seoulInstant } from '@/domain/dates/day'
import { staffQuery } from '@/remote/staffQuery'
import { readBookingsBetween } from '@/repository/care/careDay'
import { readEverySession } from '@/repository/programs/programSessions'
import { readRoster } from '@/repository/programs/sessionBookings'
import { namesOfBranch, pollWhileVisible, type StaffReader } from '../staffNewsQueries'

const SESSIONS_KEY = 'sessions'

export const monthSessionsQuery = (uid: string, programId: string, month: string) => ({
  ...staffQuery({
    uid,
    name: [SESSIONS_KEY, programId, month],
    failure: '프로그램 회차를 불러오지 못했습니다.',
    read: () => readEverySession(programId, firstOf(month), firstOf(addMonths(month, 1))),
  }),
  // Sessions have no change time: the month is polled as a whole.
  ...pollWhileVisible,
})

const firstOf = (month: string): Date => seoulInstant(`${month}-01`, 0, 0)

export const rosterQuery = (uid: string, sessionId: string) => ({
  ...staffQuery({
    uid,
    name: ['roster', sessionId],
    failure: '명단을 불러오지 못했습니다.',
    read: () => readRoster(sessionId),
  }),
  ...pollWhileVisible,
})

/** The day's care bookings, for the stays of the roster's seats; read again when the roster's last change differs. */
export const staysOfRosterQuery = ({ uid, at }: StaffReader, day: string, lastChange: number) => ({
  ...staffQuery({
    uid,
    name: ['care', day, 'bookings', 'roster', String(lastChange), ...namesOfBranch(at)],
    failure: '명단을 불러오지 못했습니다.',
    read: () => readBookingsBetween(...limitsOfDay(day), at),
  }),
  placeholderData: keepPreviousData,
  select: staysOf,
})
