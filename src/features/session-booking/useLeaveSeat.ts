import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionBooking } from '@/domain/programs/programSession'
import { leaveSeat } from '@/repository/sessionBookings'
import { passUsesKey } from './passUsesQuery'
import { programBookingsKey } from './programBookingQueries'
import { seatsKey } from './seatQueries'

/** Gives a seat of a program's session back. Ends once the bookings have been read again. */
export function useLeaveSeat(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (booking: SessionBooking) => leaveSeat(booking),
    onSettled: () =>
      Promise.all(
        [programBookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    meta: { failure: '예약을 취소하지 못했습니다.' },
  })
}
