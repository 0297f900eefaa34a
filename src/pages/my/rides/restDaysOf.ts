import { branches } from '@/content/branches/branches'
import type { Closures } from '@/domain/places/closures'
import type { LatLng } from '@/domain/places/geo'
import { restOfRoute } from '@/domain/rides/rideRest'
import type { IsRestDay } from '@/domain/rides/schoolDay'

/** When the branch of a ride rests. */
export const restDaysOf =
  (ride: { origin: LatLng; dest: LatLng }, closures: Closures): IsRestDay =>
  (day) =>
    restOfRoute(ride, day, closures, branches) !== undefined
