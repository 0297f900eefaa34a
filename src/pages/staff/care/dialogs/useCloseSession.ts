import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BoardSession, seatedIn } from '@/domain/care/careBoard'
import { dayOf } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { staffKey } from '@/remote/staffQuery'
import { cancelBooking } from '@/repository/care/attendance'
import { setClosed } from '@/repository/care/programSessions'
import { useStaffMember } from '../../StaffMemberContext'

/** Bookings of children who have not arrived. */
export const bookingsToCancel = (session: BoardSession): SessionBooking[] =>
  seatedIn(session)
    .flatMap(({ bookings }) => bookings)
    .filter(({ sessionId, arrivedAt }) => sessionId === session.id && arrivedAt === undefined)

export interface ClosingProgress {
  done: number
  count: number
  failed: readonly string[]
}

/** Closes a session, then cancels its bookings; a second press continues. */
export function useCloseSession(session: BoardSession) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const [progress, setProgress] = useState<ClosingProgress>()
  const renew = () =>
    client.invalidateQueries({ queryKey: staffKey(uid, 'care', dayOf(session.startsAt)) })

  const close = useMutation({
    mutationFn: async (reason: string) => {
      const bookings = bookingsToCancel(session)
      const failed: string[] = []
      let failure: unknown
      setProgress({ done: 0, count: bookings.length, failed })
      await setClosed(session.id, true)
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
    onSettled: renew,
    meta: { failure: '휴원을 마치지 못했습니다.' },
  })
  const reopen = useMutation({
    mutationFn: () => setClosed(session.id, false),
    onSettled: renew,
    meta: { failure: '휴원을 취소하지 못했습니다.' },
  })
  return { close, reopen, progress: close.isIdle ? undefined : progress }
}
