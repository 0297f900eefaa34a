import { useMutation, useQueryClient } from '@tanstack/react-query'
import { timetableOf } from '@/content/programs/programTimetables'
import {
  missingSessions,
  type ProgramSession,
  sessionsOfMonth,
} from '@/domain/programs/programSession'
import { seatsKey } from '@/features/programs/seatQueries'
import { openSessions, setCapacity } from '@/repository/programs/programSessions'
import { monthSessionsQuery } from './sessionQueries'

const timetabled = (programId: string, month: string) => {
  const timetable = timetableOf(programId)
  return timetable ? sessionsOfMonth(programId, timetable, month) : []
}

export const isMonthOpen = (
  programId: string,
  month: string,
  sessions: readonly ProgramSession[],
): boolean => missingSessions(timetabled(programId, month), sessions).length === 0

/** Each resolves once the sessions are read again. */
export function useSessionCommands(uid: string, programId: string, month: string) {
  const client = useQueryClient()
  const query = monthSessionsQuery(uid, programId, month)
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.queryKey }),
      client.invalidateQueries({ queryKey: seatsKey() }),
    ])
  /** Creates missing sessions; returns their number. */
  const open = useMutation({
    mutationFn: async () => {
      const existing = await client.fetchQuery({ ...query, staleTime: 0 })
      const missing = missingSessions(timetabled(programId, month), existing)
      if (missing.length > 0) await openSessions(missing)
      return missing.length
    },
    onSettled,
    meta: { failure: '회차를 열지 못했습니다.' },
  })
  const resize = useMutation({
    mutationFn: ({ id, capacity }: { id: string; capacity: number }) => setCapacity(id, capacity),
    onSettled,
    meta: { failure: '정원을 바꾸지 못했습니다.' },
  })
  return { open, resize }
}
