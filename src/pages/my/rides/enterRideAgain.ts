import { places } from '@/content/places'
import type { Ride } from '@/domain/rides/ride'
import { rideAgainDraft } from '@/domain/rides/rideAgainDraft'
import { usePickupWizard } from '@/stores/pickupWizard'

export const enterRideAgain = (ride: Ride): void =>
  usePickupWizard.getState().update(rideAgainDraft(ride, places))
