import type { BranchContact } from '@/domain/places/branch'
import type { Closures } from '@/domain/places/closures'
import type { LatLng } from '@/domain/places/geo'
import type { IsRestDay } from '@/domain/rides/drafts/schoolDay'
import { restOfRoute } from '@/domain/rides/reservations/rideRest'

/** When the branch of a ride rests. */
export const restDaysOf =
  (
    ride: { origin: LatLng; dest: LatLng },
    closures: Closures,
    branches: readonly BranchContact[],
  ): IsRestDay =>
  (day) =>
    restOfRoute(ride, day, closures, branches) !== undefined
