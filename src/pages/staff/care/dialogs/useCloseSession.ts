import { useState } from 'react'
import { type BoardSession, seatedIn } from '@/domain/care/careBoard'
import { dayOf } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useCommand } from '@/remote/useCommand'
import { cancelBooking } from '@/repository/care/attendance'
import { setClosed } from '@/repository/programs/programSessions'
import { useStaffMember } from '../../StaffMemberContext'
import { dayQueries } from '../queries'

/** Bookings of children who have not arrived. */
const standingBookings = (session: BoardSession): SessionBooking[] =>
  seatedIn(session)
    .flatMap(({ bookings }) => bookings)
    .filter(({ sessionId, arrivedAt }) => sessionId === session.id && arrivedAt === undefined)

export interface ClosingProgress {
  done: number
  count: number
  failed: readonly string[]
}

/** Closes a session, then cancels its bookings, but not those of the own family; a second press continues. */
export function useCloseSession(session: BoardSession) {
  const staff = useStaffMember()
  const [progress, setProgress] = useState<ClosingProgress>()
  const standing = standingBookings(session)
  const bookings = standing.filter((booking) => !isOwnFamily(staff, booking))
  const renews = () => [dayQueries(staff.uid, dayOf(session.startsAt))]

  const close = useCommand({
    send: async (reason: string) => {
      const failed: string[] = []
      let failure: unknown
      setProgress({ done: 0, count: bookings.length, failed })
      await setClosed(session.id, true, reason)
      for (const [index, booking] of bookings.entries()) {
        try {
          await cancelBooking(booking, reason)
        } catch (error) {
          failure = error
          failed.push(booking.childName)
        }
        const done = index + 1 - failed.length
        setProgress({ done, count: bookings.length, failed: [...failed] })
      }
      if (failed.length > 0) throw failure
    },
    renews,
    renewsAlways: true,
    failure: '휴원을 마치지 못했습니다.',
  })
  const reopen = useCommand({
    send: () => setClosed(session.id, false),
    renews,
    renewsAlways: true,
    failure: '휴원을 취소하지 못했습니다.',
  })
  return {
    close,
    reopen,
    progress,
    left: bookings.length,
    leavesOwn: bookings.length < standing.length,
  }
}
