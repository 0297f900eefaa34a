import { places } from '@/content/places'
import type { Ride } from '@/domain/ride'
import { rideAgainDraft } from '@/domain/rideAgain'
import { usePickupWizard } from '@/stores/pickupWizard'

/** Fills the reservation with a ride's child, time and route; only the day is left to choose. */
export const enterRideAgain = (ride: Ride): void =>
  usePickupWizard.getState().update(rideAgainDraft(ride, places))
