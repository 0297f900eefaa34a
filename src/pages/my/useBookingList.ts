import { type BookingList, bookingList } from '@/domain/bookingList'
import { useNow } from '@/platform/useNow'
import { useBookings } from '@/stores/bookings'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'

/** Everything booked or in the cart by day; undefined until memory and clock have been read. */
export function useBookingList(): { list: BookingList; now: Date } | undefined {
  const isReady = useDeviceReady()
  const bookings = useBookings((state) => state.bookings)
  const cart = useReservationCart((state) => state.items)
  const now = useNow()
  return isReady && now ? { list: bookingList(bookings, cart, now), now } : undefined
}
