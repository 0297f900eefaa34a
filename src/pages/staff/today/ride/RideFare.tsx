import { TriangleAlert } from 'lucide-react'
import { formatKRW } from '@/domain/money'
import { distanceKm, straightDistanceLabel } from '@/domain/places/geo'
import type { Ride } from '@/domain/rides/booked/ride'
import { needsFareCheck } from '@/domain/rides/fares/rideCharge'
import { usePlaces } from '@/remote/usePlaces'
import { Tag } from '@/ui/Tag'

/** Whether the points of a ride are where their names say. */
export function useHasFareToCheck(ride: Ride): boolean {
  return needsFareCheck(ride, usePlaces())
}

/** The fare, and the distance computed from the points, not the parent's. */
export function RideFare({ ride }: { ride: Ride }) {
  const { fareKRW, origin, dest } = ride
  const hasFareToCheck = useHasFareToCheck(ride)
  return (
    <div>
      <dt>요금</dt>
      <dd>
        <span>{`${formatKRW(fareKRW)} · ${straightDistanceLabel(distanceKm(origin, dest))} `}</span>
        {hasFareToCheck && (
          <Tag tone="red">
            <TriangleAlert aria-hidden="true" />
            <span>요금 확인 필요</span>
          </Tag>
        )}
      </dd>
    </div>
  )
}
