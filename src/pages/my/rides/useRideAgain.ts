import { useNavigate } from 'react-router-dom'
import { places } from '@/content/places'
import { paths } from '@/domain/paths'
import type { Ride } from '@/domain/ride'
import { rideAgainDraft } from '@/domain/rideAgain'
import { usePickupWizard } from '@/stores/pickupWizard'

/** 「다시 예약」: fills the reservation with a ride's child, time and route; only the day is left to choose. */
export function useRideAgain(): (ride: Ride) => void {
  const navigate = useNavigate()
  const update = usePickupWizard((state) => state.update)
  return (ride) => {
    update(rideAgainDraft(ride, places))
    navigate(paths.pickup)
  }
}
