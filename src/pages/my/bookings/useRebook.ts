import { useNavigate } from 'react-router-dom'
import type { TrialRide } from '@/domain/rides/trialRide'
import { rebookingDraft } from '@/domain/rides/trialRideList'
import { paths } from '@/domain/site/paths'
import { usePickupWizard } from '@/stores/pickupWizard'

export function useRebook(): (booking: TrialRide) => void {
  const navigate = useNavigate()
  const update = usePickupWizard((state) => state.update)
  return (booking) => {
    update(rebookingDraft(booking))
    navigate(paths.pickup)
  }
}
