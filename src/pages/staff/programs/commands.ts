import { useQueryClient } from '@tanstack/react-query'
import { timetableOf } from '@/content/programs/programTimetables'
import { dayOf, monthOf } from '@/domain/dates/day'
import {
  missingSessions,
  type ProgramSession,
  sessionsOfMonth,
} from '@/domain/programs/programSession'
import { seatQueries } from '@/features/programs/seatQueries'
import { useCommand } from '@/remote/useCommand'
import { openSessions, setCapacity } from '@/repository/programs/programSessions'
import { useStaffMember } from '../StaffMemberContext'
import { monthSessionsQuery } from './queries'

const timetabled = (programId: string, month: string) => {
  const timetable = timetableOf(programId)
  return timetable ? sessionsOfMonth(programId, timetable, month) : []
}

export const isMonthOpen = (
  programId: string,
  month: string,
  sessions: readonly ProgramSession[],
): boolean => missingSessions(timetabled(programId, month), sessions).length === 0

/** Creates missing sessions of a month; answers their number. */
export function useOpenSessions(programId: string, month: string) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const query = monthSessionsQuery(uid, programId, month)
  return useCommand({
    send: async () => {
      const existing = await client.fetchQuery({ ...query, staleTime: 0 })
      const missing = missingSessions(timetabled(programId, month), existing)
      if (missing.length > 0) await openSessions(missing)
      return missing.length
    },
    renews: () => [query, seatQueries()],
    renewsAlways: true,
    failure: '회차를 열지 못했습니다.',
  })
}

export function useSetCapacity({ id, programId, startsAt }: ProgramSession) {
  const { uid } = useStaffMember()
  return useCommand({
    send: (capacity: number) => setCapacity(id, capacity),
    renews: () => [monthSessionsQuery(uid, programId, monthOf(dayOf(startsAt))), seatQueries()],
    renewsAlways: true,
    failure: '정원을 바꾸지 못했습니다.',
  })
}
