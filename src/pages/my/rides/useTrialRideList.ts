import { type TrialRideList, trialRideList } from '@/domain/rides/trialRideList'
import { useNow } from '@/platform/useNow'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'

/** Undefined until storage and clock are read. */
export function useTrialRideList(): { list: TrialRideList; now: Date } | undefined {
  const isReady = useDeviceReady()
  const bookings = useTrialRides((state) => state.rides)
  const cart = useReservationCart((state) => state.items)
  const now = useNow()
  return isReady && now ? { list: trialRideList(bookings, cart, now), now } : undefined
}
