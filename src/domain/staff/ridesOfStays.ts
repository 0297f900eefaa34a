import type { Stay } from '../care/stay'
import { clockTime } from '../dates/day'
import { groupBy } from '../groupBy'
import type { LatLng } from '../places/geo'
import { isActive, isUnderWay, type Ride, staffStatusLabels } from '../rides/booked/ride'
import { isAtBranch } from '../rides/week/careOverlap'

type StayOfChild = Pick<Stay, 'uid' | 'childId' | 'branchId'>

const childOf = ({ uid, childId }: Pick<Ride, 'uid' | 'childId'>): string => `${uid}/${childId}`

/**
 * The ride that brings a stay's child to the branch that day, of several the first (specification 6, section 1); neither
 * declined nor cancelled ones. `branchOf` takes a branch id.
 */
export function rideFinder(
  rides: readonly Ride[],
  branchOf: (branchId: string) => LatLng | undefined,
): (stay: StayOfChild) => Ride | undefined {
  const toBranch = rides
    .filter((ride) => isActive(ride) || ride.status === 'arrived')
    .filter(({ branchId, dest }) => {
      const branch = branchOf(branchId)
      return branch !== undefined && isAtBranch(dest, branch)
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const byChild = groupBy(toBranch, childOf)
  return (stay) => byChild.get(childOf(stay))?.find(({ branchId }) => branchId === stay.branchId)
}

/** `픽업 확정 13:10` before it begins, by its start; then by when it got there: `픽업 탑승 13:12`. */
export function rideWords(ride: Ride): string {
  const { status, startsAt, reached } = ride
  const hasBegun = isUnderWay(ride) || status === 'arrived'
  const at = (hasBegun && reached[status]) || startsAt
  return `픽업 ${staffStatusLabels[status]} ${clockTime(at)}`
}
