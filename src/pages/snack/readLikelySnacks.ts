import type { QueryClient } from '@tanstack/react-query'
import { likelySnacks } from '@/domain/care/careSnacks'
import { staysOf } from '@/domain/care/stay'
import type { SnackFor } from '@/domain/orders/snackDay'
import type { SessionBooking } from '@/domain/programs/programSession'
import { lastBookingsQuery, upcomingBookingsQuery } from '@/features/programs/queries'
import { now } from '@/platform/clock'
import { freshForAMinute } from '@/remote/queryClient'

const unlessRead = (): readonly SessionBooking[] => []

/** What an order of snacks begins with, by the family's stays; what cannot be read leaves its fields to the parent. `chosenId`: child of the page, or empty. */
export async function readLikelySnacks(
  client: QueryClient,
  uid: string,
  chosenId: string,
): Promise<SnackFor> {
  const likely = (bookings: readonly SessionBooking[]) =>
    likelySnacks(staysOf(bookings), chosenId, now())
  const start = likely(
    await client
      .fetchQuery({ ...upcomingBookingsQuery(uid), staleTime: freshForAMinute })
      .catch(unlessRead),
  )
  if (start.childId !== '') return start
  return likely(
    await client
      .fetchQuery({ ...lastBookingsQuery(uid), staleTime: freshForAMinute })
      .catch(unlessRead),
  )
}
