import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { distanceKm, type LatLng } from '../places/geo'
import type { Ride } from '../rides/ride'
import { hasOtherPlan, type PlannedTime, type SessionTime } from '../rides/rideOverlap'

/** A place as near to a branch as this is the branch. */
const AT_BRANCH_KM = 0.1

const isAt = (place: LatLng, branch: LatLng): boolean => distanceKm(place, branch) <= AT_BRANCH_KM

/** Does a ride bring the child to the branch, from an hour before until the end, or take it home, from the start until an hour after? */
export const servesStay = (
  { startsAt, origin, dest }: Pick<Ride, 'startsAt' | 'origin' | 'dest'>,
  stay: Pick<SessionTime, 'startsAt' | 'endsAt'>,
  branch: LatLng,
): boolean =>
  (isAt(dest, branch) && subHours(stay.startsAt, 1) <= startsAt && startsAt <= stay.endsAt) ||
  (isAt(origin, branch) && stay.startsAt <= startsAt && startsAt <= addHours(stay.endsAt, 1))

/** Has the child something else at that time, rides to and from this branch aside? A warning, never a refusal. */
export const overlapsCare = (
  stay: SessionTime,
  branch: LatLng | undefined,
  rides: readonly Ride[],
  joined: readonly PlannedTime[],
): boolean =>
  hasOtherPlan(
    stay,
    rides.filter((ride) => !branch || !servesStay(ride, stay, branch)),
    joined,
  )
