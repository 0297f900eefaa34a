import * as z from 'zod/mini'
import { create } from 'zustand'
import { type Booking, recordBookings } from '@/domain/booking'
import { dropExpired } from '@/domain/reservationCart'
import { storageSlot } from '@/platform/storage'
import {
  childSchema,
  daySchema,
  hourSchema,
  kilometresSchema,
  minuteSchema,
  placeSchema,
  wonSchema,
} from './reservationSchema'
import { soundRows } from './soundRows'

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

const slot = storageSlot<Booking[]>({
  area: 'local',
  key: 'dodam-bookings',
  version: 1,
  parse: (value) => soundRows(value, bookingSchema),
})

interface BookingsState {
  bookings: readonly Booking[]
  isKept: boolean
  /** Remembers bookings; those that are known already change nothing. */
  record: (added: readonly Booking[]) => void
  remove: (id: string) => void
  clear: () => void
  /** Takes over what this device remembers and forgets what is older than it may be kept. `today` is Seoul's. */
  restore: (today: string) => void
  /** Follows the changes of other tabs. Returns the function that ends it. */
  follow: (today: () => string) => () => void
}

/** What was booked, kept on this device only, as 체험 예약: nothing was sent anywhere (decisions, section 7). */
export const useBookings = create<BookingsState>((set, get) => {
  const keep = (bookings: readonly Booking[]) =>
    set({ bookings, isKept: slot.write([...bookings]) })
  return {
    bookings: [],
    isKept: true,
    record: (added) => {
      const bookings = recordBookings(get().bookings, added)
      if (bookings !== get().bookings) keep(bookings)
    },
    remove: (id) => keep(get().bookings.filter((booking) => booking.id !== id)),
    clear: () => {
      slot.remove()
      set({ bookings: [], isKept: true })
    },
    restore: (today) => {
      if (!get().isKept) return
      const stored = slot.read() ?? []
      const bookings = dropExpired(stored, today)
      if (bookings === stored) set({ bookings })
      else keep(bookings)
    },
    follow: (today) => slot.subscribe(() => get().restore(today())),
  }
})
