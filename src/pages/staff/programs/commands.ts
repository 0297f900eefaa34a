import { useQueryClient } from '@tanstack/react-query'
import { programs } from '@/content/programs/programs'
import { timetableOf } from '@/content/programs/programTimetables'
import { careBranchId } from '@/domain/care/careSession'
import { dayOf, monthOf } from '@/domain/dates/day'
import { type Closures, closedReason } from '@/domain/places/closures'
import {
  missingSessions,
  type NewProgramSession,
  type ProgramSession,
  sessionsOfMonth,
} from '@/domain/programs/programSession'
import { seatQueries } from '@/features/programs/seatQueries'
import { readClosuresNow } from '@/remote/publicSettings'
import { useCommand } from '@/remote/useCommand'
import { openSessions, setCapacity } from '@/repository/programs/programSessions'
import { useStaffMember } from '../StaffMemberContext'
import { monthSessionsQuery } from './queries'

/** Without those on closed days of the branch. */
const timetabled = (programId: string, month: string, closures: Closures) => {
  const timetable = timetableOf(programId)
  const branchId =
    careBranchId(programId) ?? programs.find(({ id }) => id === programId)?.branchId ?? ''
  const planned = timetable ? sessionsOfMonth(programId, timetable, month) : []
  return planned.filter(
    ({ startsAt }) => closedReason(closures, branchId, dayOf(startsAt)) === undefined,
  )
}

export const isMonthOpen = (
  programId: string,
  month: string,
  sessions: readonly ProgramSession[],
  closures: Closures,
): boolean => missingSessions(timetabled(programId, month, closures), sessions).length === 0

/** Creates missing sessions of a month; answers their number. */
export function useOpenSessions(programId: string, month: string) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const query = monthSessionsQuery(uid, programId, month)
  return useCommand({
    send: async () => {
      const [existing, closures] = await Promise.all([
        client.fetchQuery({ ...query, staleTime: 0 }),
        readClosuresNow(client),
      ])
      const missing = missingSessions(timetabled(programId, month, closures), existing)
      if (missing.length > 0) await openSessions(missing)
      return missing.length
    },
    renews: () => [query, seatQueries()],
    renewsAlways: true,
    failure: '회차를 열지 못했습니다.',
  })
}

/** 「회차 추가」; answers false where another session begins at that time. */
export function useAddSession(programId: string) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const monthOfSession = (session: NewProgramSession) =>
    monthSessionsQuery(uid, programId, monthOf(dayOf(session.startsAt)))
  return useCommand({
    send: async (session: NewProgramSession) => {
      const existing = await client.fetchQuery({ ...monthOfSession(session), staleTime: 0 })
      const same = existing.find(({ id }) => id === session.id)
      if (!same) await openSessions([session])
      // An earlier try may have arrived.
      return !same || isSameSession(same, session)
    },
    renews: (session) => [monthOfSession(session), seatQueries()],
    renewsAlways: true,
    failure: '회차를 추가하지 못했습니다.',
  })
}

const isSameSession = (a: ProgramSession, b: ProgramSession): boolean =>
  a.endsAt.getTime() === b.endsAt.getTime() && a.capacity === b.capacity && !a.closed

export function useSetCapacity({ id, programId, startsAt }: ProgramSession) {
  const { uid } = useStaffMember()
  return useCommand({
    send: (capacity: number) => setCapacity(id, capacity),
    renews: () => [monthSessionsQuery(uid, programId, monthOf(dayOf(startsAt))), seatQueries()],
    renewsAlways: true,
    failure: '정원을 바꾸지 못했습니다.',
  })
}
