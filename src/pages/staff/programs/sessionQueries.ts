import type { MemberChild } from '@/domain/account/memberChild'
import { addMonths, seoulInstant } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { accountQuery } from '@/remote/accountQuery'
import { readChild } from '@/repository/children'
import { readSessions } from '@/repository/programSessions'
import { readRoster } from '@/repository/sessionBookings'

/** Sessions say nothing of when they were changed, so the whole month is asked for again, and not every few seconds. */
const AGAIN_MS = 30_000

/** Every session and roster that these screens have asked for. */
const NAME = 'sessions'

/** The sessions of a program in a month (`yyyy-mm`), in order of time. */
export const monthSessionsQuery = (uid: string, programId: string, month: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', NAME, programId, month],
    failure: '프로그램 회차를 불러오지 못했습니다.',
    read: () => readSessions(programId, firstOf(month), firstOf(addMonths(month, 1))),
  }),
  refetchInterval: AGAIN_MS,
  networkMode: 'online' as const,
})

const firstOf = (month: string): Date => seoulInstant(`${month}-01`, 0, 0)

/** A seat with the child that sits there; the parent may have taken the child out of the account. */
export interface RosterRow {
  booking: SessionBooking
  child: MemberChild | undefined
}

/** Who sits in a session. */
export const rosterQuery = (uid: string, sessionId: string) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'roster', sessionId],
    failure: '명단을 불러오지 못했습니다.',
    read: async (): Promise<RosterRow[]> => {
      const bookings = await readRoster(sessionId)
      return Promise.all(
        bookings.map(async (booking) => ({
          booking,
          child: await readChild(booking.uid, booking.childId),
        })),
      )
    },
  }),
  refetchInterval: AGAIN_MS,
  networkMode: 'online' as const,
})
