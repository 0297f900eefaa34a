import { useNavigate } from 'react-router-dom'
import type { Booking } from '@/domain/booking'
import { rebookingDraft } from '@/domain/bookingList'
import { paths } from '@/domain/paths'
import { usePickupWizard } from '@/stores/pickupWizard'

/** 「다시 예약」: fills the reservation with a booking's child, time and route; only the day is left to choose. */
export function useRebook(): (booking: Booking) => void {
  const navigate = useNavigate()
  const update = usePickupWizard((state) => state.update)
  return (booking) => {
    update(rebookingDraft(booking))
    navigate(paths.pickup)
  }
}
