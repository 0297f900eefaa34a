import * as z from 'zod/mini'
import { type Booking, recordBookings } from '@/domain/booking'
import { dayOf } from '@/domain/day'
import { dropExpired } from '@/domain/reservationCart'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import {
  childSchema,
  daySchema,
  hourSchema,
  kilometresSchema,
  minuteSchema,
  placeSchema,
  wonSchema,
} from './reservationSchema'
import { validRowsSchema } from './validRows'

const bookingSchema = z.object({
  kind: z.literal('pickup'),
  id: z.string().check(z.minLength(1)),
  date: daySchema,
  hour: hourSchema,
  minute: minuteSchema,
  child: childSchema,
  from: placeSchema,
  to: placeSchema,
  distanceKm: kilometresSchema,
  fareKRW: wonSchema,
})

interface BookingsState {
  bookings: readonly Booking[]
  /** Remembers bookings; those that are known already change nothing. */
  record: (added: readonly Booking[]) => void
  remove: (id: string) => void
}

/** What was booked, kept on this device only, as 체험 예약: nothing was sent anywhere (decisions, section 7). */
export const useBookings = deviceStore<BookingsState, 'bookings'>(
  'dodam-bookings',
  {
    field: 'bookings',
    schema: validRowsSchema(bookingSchema),
    refresh: (bookings) => dropExpired(bookings, dayOf(now())),
  },
  (set, get) => ({
    bookings: [],
    record: (added) => {
      const bookings = recordBookings(get().bookings, added)
      if (bookings !== get().bookings) set({ bookings })
    },
    remove: (id) => set({ bookings: get().bookings.filter((booking) => booking.id !== id) }),
  }),
)
