import { addMonths, seoulInstant } from '@/domain/dates/day'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { followEverySession } from '@/repository/programs/followedSessions'

const SESSIONS_KEY = 'sessions'

export const monthSessionsQuery = (uid: string, programId: string, month: string) =>
  followedStaffQuery({
    uid,
    name: [SESSIONS_KEY, programId, month],
    failure: '프로그램 회차를 불러오지 못했습니다.',
    follow: () => followEverySession(programId, firstOf(month), firstOf(addMonths(month, 1))),
  })

const firstOf = (month: string): Date => seoulInstant(`${month}-01`, 0, 0)
