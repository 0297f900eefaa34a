import type { QueryClient } from '@tanstack/react-query'
import type { BranchContact } from '@/domain/places/branch'
import type { PlacePoint } from '@/domain/places/placePoint'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { Ride } from '@/domain/rides/booked/ride'
import { rideAgainDraft } from '@/domain/rides/drafts/rideAgainDraft'
import { savedPlacesQuery } from '@/features/places/queries'
import { now } from '@/platform/clock'
import { knownClosures } from '@/remote/publicSettings'
import { usePickupWizard } from '@/stores/pickupWizard'
import { restDaysOf } from './restDaysOf'

/** Fills the pickup form; without the saved places, which could not be read, the others still do. */
export async function enterRideAgain(
  client: QueryClient,
  uid: string,
  ride: Ride,
  places: readonly PlacePoint[],
  branches: readonly BranchContact[],
): Promise<void> {
  const saved = await client.ensureQueryData(savedPlacesQuery(uid)).catch(() => [])
  const offered = withSavedPlaces(places, saved)
  const closures = await knownClosures(client)
  const isRestDay = restDaysOf(ride, closures, branches)
  usePickupWizard.getState().start(rideAgainDraft(ride, offered, now(), isRestDay))
}
