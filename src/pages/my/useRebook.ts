import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { TrialRide } from '@/domain/trialRide'
import { rebookingDraft } from '@/domain/trialRideList'
import { usePickupWizard } from '@/stores/pickupWizard'

/** 「다시 예약」: fills the reservation with a booking's child, time and route; only the day is left to choose. */
export function useRebook(): (booking: TrialRide) => void {
  const navigate = useNavigate()
  const update = usePickupWizard((state) => state.update)
  return (booking) => {
    update(rebookingDraft(booking))
    navigate(paths.pickup)
  }
}
