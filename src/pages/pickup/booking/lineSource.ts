import {
  changeReservations,
  type ReservationCart,
  removeReservations,
} from '@/domain/rides/reservations/reservationCart'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'

/** Where lines stand until they are booked. */
export interface LineSource {
  items: () => ReservationCart
  change: (lines: ReservationCart) => void
  remove: (...ids: readonly string[]) => void
  onBooked: () => void
}

/** The cart; a form that was just added to it begins anew. */
export const cartLines: LineSource = {
  items: () => useReservationCart.getState().items,
  change: (lines) => useReservationCart.getState().change(lines),
  remove: (...ids) => useReservationCart.getState().remove(...ids),
  onBooked: () => {
    const { addedCount, finish } = usePickupWizard.getState()
    if (addedCount > 0) finish()
  },
}

/** Lines of one press, which never stand in the cart. */
export function heldLines(lines: ReservationCart, onBooked: () => void): LineSource {
  let held = lines
  return {
    items: () => held,
    change: (changed) => {
      held = changeReservations(held, changed)
    },
    remove: (...ids) => {
      held = removeReservations(held, ids)
    },
    onBooked,
  }
}
