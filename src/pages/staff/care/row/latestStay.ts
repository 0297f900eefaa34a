import type { QueryClient } from '@tanstack/react-query'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { attendanceQueries } from '../queries'

/** Of two equally new ones what was read. */
const newerOf = (known: SessionBooking, read: SessionBooking) =>
  known.updatedAt > read.updatedAt ? known : read

/** A stay with its bookings as the lists of the day or of a roster have read them last. */
export function latestStay(client: QueryClient, uid: string, stay: Stay): Stay {
  const read = attendanceQueries(uid, dayOf(stay.startsAt)).flatMap((queries) =>
    client
      .getQueriesData<readonly SessionBooking[]>(queries)
      .flatMap(([, bookings]) => bookings ?? []),
  )
  const latest = (booking: SessionBooking) =>
    read.filter(({ id }) => id === booking.id).reduce(newerOf, booking)
  const [first, ...others] = stay.bookings
  return { ...stay, bookings: [latest(first), ...others.map(latest)] }
}
