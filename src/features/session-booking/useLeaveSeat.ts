import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionBooking } from '@/domain/programs/programSession'
import { leaveSeat } from '@/repository/sessionBookings'
import { programBookingsKey } from './programBookingQueries'
import { seatsKey } from './seatQueries'

/** Gives a seat of a program's session back. Ends once the bookings have been read again. */
export function useLeaveSeat(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (booking: SessionBooking) => leaveSeat(booking),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: programBookingsKey(uid) }),
        client.invalidateQueries({ queryKey: seatsKey() }),
      ]),
    meta: { failure: '프로그램 예약을 취소하지 못했습니다.' },
  })
}
