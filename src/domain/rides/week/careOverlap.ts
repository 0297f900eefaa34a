import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { distanceKm, type LatLng } from '../../places/geo'
import type { Ride } from '../booked/ride'
import { hasOtherPlan, type PlannedTime, type SessionTime } from '../booked/rideOverlap'

/** A place this near to a branch counts as the branch: a map search sets its point a little elsewhere. */
const AT_BRANCH_KM = 0.1

export const isAtBranch = (place: LatLng, branch: LatLng): boolean =>
  distanceKm(place, branch) <= AT_BRANCH_KM

type Way = Pick<Ride, 'startsAt' | 'origin' | 'dest'>
type StayTime = Pick<SessionTime, 'startsAt' | 'endsAt'>

/** Does the ride bring the child to the stay (from 1 h before it)? */
export const bringsToStay = ({ startsAt, dest }: Way, stay: StayTime, branch: LatLng): boolean =>
  isAtBranch(dest, branch) && subHours(stay.startsAt, 1) <= startsAt && startsAt <= stay.endsAt

/** Does the ride bring the child to the stay, or take it home (up to 1 h after)? */
export const servesStay = (ride: Way, stay: StayTime, branch: LatLng): boolean =>
  bringsToStay(ride, stay, branch) ||
  (isAtBranch(ride.origin, branch) &&
    stay.startsAt <= ride.startsAt &&
    ride.startsAt <= addHours(stay.endsAt, 1))

/** Does another booking of the child overlap? Rides to and from this branch do not count. A warning only. */
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
