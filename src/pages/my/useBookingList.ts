import { type BookingList, bookingList } from '@/domain/bookingList'
import { useNow } from '@/platform/useNow'
import { useBookings } from '@/stores/bookings'
import { useReservationCart } from '@/stores/reservationCart'
import { useKeptCarts } from './useKeptCarts'

/** Everything booked or in the cart by day; undefined until memory and clock have been read. */
export function useBookingList(): { list: BookingList; now: Date } | undefined {
  const isRestored = useKeptCarts()
  const bookings = useBookings((state) => state.bookings)
  const cart = useReservationCart((state) => state.items)
  const now = useNow()
  return isRestored && now ? { list: bookingList(bookings, cart, now), now } : undefined
}
