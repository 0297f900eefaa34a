import type { QueryClient } from '@tanstack/react-query'
import { bookingsKey } from './bookingQueries'
import { passUsesKey } from './passUsesQuery'
import { seatsKey } from './seatQueries'

/** After a seat was taken or given back: bookings, seats and uses are asked for again, where they are shown at once. */
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
