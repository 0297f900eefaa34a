import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionBooking } from '@/domain/programs/programSession'
import { cancelOwnBooking } from '@/repository/programs/sessionBookings'
import { upcomingBookingsQuery } from './bookingQueries'
import { invalidateSeats } from './invalidateSeats'

/** Cancels bookings one by one, last first, up to a failure, then reads them; calls `onLeft` even if the caller is unmounted. */
export function useCancelBookings(uid: string, onLeft: () => void) {
  const client = useQueryClient()
  const [doneCount, setDoneCount] = useState(0)
  const mutation = useMutation({
    mutationFn: async (bookings: readonly SessionBooking[]) => {
      setDoneCount(0)
      for (const booking of [...bookings].reverse()) {
        await cancelOwnBooking(booking)
        setDoneCount((count) => count + 1)
      }
    },
    onSuccess: onLeft,
    onSettled: async (_, error, bookings) => {
      await invalidateSeats(client, uid)
      // After a lost answer the refetched list tells.
      const known = client.getQueryData(upcomingBookingsQuery(uid).queryKey)
      const ids = bookings.map(({ id }) => id)
      if (error && known?.every(({ id }) => !ids.includes(id))) onLeft()
    },
    meta: { failure: '예약을 취소하지 못했습니다.' },
  })
  return { ...mutation, doneCount }
}
