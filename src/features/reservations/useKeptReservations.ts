import { useEffect } from 'react'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { useBookings } from '@/stores/bookings'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'

const today = () => dayOf(now())

/**
 * Takes over what this device remembers of the reservation and follows other tabs. After the first render, so that HTML
 * made at build time and the first render agree. Returns whether the memory has been read.
 */
export function useKeptReservations(): boolean {
  useEffect(() => {
    const cart = useReservationCart.getState()
    const bookings = useBookings.getState()
    cart.restore(today())
    bookings.restore(today())
    usePickupWizard.getState().restore(today())
    const endCart = cart.follow(today)
    const endBookings = bookings.follow(today)
    return () => {
      endCart()
      endBookings()
    }
  }, [])
  return usePickupWizard((state) => state.isRestored)
}
