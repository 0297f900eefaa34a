import { type TrialRideList, trialRideList } from '@/domain/rides/drafts/trialRideList'
import { atFareOfDay } from '@/domain/rides/reservations/reservation'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'

/** Undefined until storage and clock are read. */
export function useTrialRideList(): { list: TrialRideList; now: Date } | undefined {
  const isReady = useDeviceReady()
  const bookings = useTrialRides((state) => state.rides)
  const cart = useReservationCart((state) => state.items)
  const now = useNow()
  const fares = useFares()
  if (!isReady || !now) return undefined
  const list = trialRideList(atFareOfDay(bookings, fares), atFareOfDay(cart, fares), now)
  return { list, now }
}
