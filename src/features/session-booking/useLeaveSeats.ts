import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionBooking } from '@/domain/programs/programSession'
import { leaveSeat } from '@/repository/sessionBookings'
import { passUsesKey } from './passUsesQuery'
import { programBookingsKey } from './programBookingQueries'
import { seatsKey } from './seatQueries'

/**
 * Gives the seats of several bookings back, each in a commit of its own, the last one first. The first that fails ends it. Ends
 * once the bookings have been read again.
 * @param onLeft all are given back; called although what shows them goes away
 */
export function useLeaveSeats(uid: string, onLeft: () => void) {
  const client = useQueryClient()
  const [doneCount, setDoneCount] = useState(0)
  const mutation = useMutation({
    mutationFn: async (bookings: readonly SessionBooking[]) => {
      setDoneCount(0)
      for (const booking of bookings.toReversed()) {
        await leaveSeat(booking)
        setDoneCount((count) => count + 1)
      }
    },
    onSuccess: onLeft,
    onSettled: () =>
      Promise.all(
        [programBookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    meta: { failure: '예약을 취소하지 못했습니다.' },
  })
  return { ...mutation, doneCount }
}
