import { type TrialRideList, trialRideList } from '@/domain/pickup/trialRideList'
import { useNow } from '@/platform/useNow'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'

/** Everything booked or in the cart by day; undefined until memory and clock have been read. */
export function useTrialRideList(): { list: TrialRideList; now: Date } | undefined {
  const isReady = useDeviceReady()
  const bookings = useTrialRides((state) => state.rides)
  const cart = useReservationCart((state) => state.items)
  const now = useNow()
  return isReady && now ? { list: trialRideList(bookings, cart, now), now } : undefined
}
