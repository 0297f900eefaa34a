import { useQueryClient } from '@tanstack/react-query'
import { dayOf, monthOf } from '@/domain/dates/day'
import { type Closures, closedReason } from '@/domain/places/closures'
import type { ProgramTimetable } from '@/domain/programs/program'
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

/** A program, or the care of a branch. */
export interface RunProgram {
  id: string
  branchId: string
  timetable: ProgramTimetable
}

/** Without those on closed days of the branch. */
const timetabled = ({ id, branchId, timetable }: RunProgram, month: string, closures: Closures) =>
  sessionsOfMonth(id, timetable, month).filter(
    ({ startsAt }) => closedReason(closures, branchId, dayOf(startsAt)) === undefined,
  )

export const isMonthOpen = (
  program: RunProgram,
  month: string,
  sessions: readonly ProgramSession[],
  closures: Closures,
): boolean => missingSessions(timetabled(program, month, closures), sessions).length === 0

/** Creates missing sessions of a month; answers their number. */
export function useOpenSessions(program: RunProgram, month: string) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const query = monthSessionsQuery(uid, program.id, month)
  return useCommand({
    send: async () => {
      const [existing, closures] = await Promise.all([
        client.fetchQuery({ ...query, staleTime: 0 }),
        readClosuresNow(client),
      ])
      const missing = missingSessions(timetabled(program, month, closures), existing)
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
