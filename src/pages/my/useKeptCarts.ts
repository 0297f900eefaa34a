import { useEffect } from 'react'
import { useKeptReservations } from '@/features/reservations/useKeptReservations'
import { useTopupCart } from '@/stores/topupCart'

/** Takes over everything that was booked or put aside, after the first render. Returns whether it has been read. */
export function useKeptCarts(): boolean {
  const isRestored = useKeptReservations()
  useEffect(() => {
    useTopupCart.getState().restore()
  }, [])
  return isRestored
}
