import type { QueryClient } from '@tanstack/react-query'
import { bookingsKey } from './bookingQueries'
import { passUsesKey } from './passUsesQuery'
import { seatsKey } from './seatQueries'

export const invalidateSeats = (
  client: QueryClient,
  uid: string,
  refetchType: 'active' | 'none' = 'active',
) =>
  Promise.all(
    [bookingsKey(uid), seatsKey(), passUsesKey(uid)].map((queryKey) =>
      client.invalidateQueries({ queryKey, refetchType }),
    ),
  )
