import type { QueryClient } from '@tanstack/react-query'
import { bookingsKey } from './bookingQueries'
import { passUsesKey } from './passUsesQuery'
import { seatsKey } from './seatQueries'

/** Refetches bookings, seats and uses after a booking or cancellation. */
export const renewSeats = (
  client: QueryClient,
  uid: string,
  refetchType: 'active' | 'none' = 'active',
) =>
  Promise.all(
    [bookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType }),
    ),
  )
