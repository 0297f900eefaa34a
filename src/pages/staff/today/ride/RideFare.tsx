import { TriangleAlert } from 'lucide-react'
import { branches } from '@/content/branches/branches'
import { places } from '@/content/places'
import { formatKRW } from '@/domain/money'
import { distanceKm, straightDistanceLabel } from '@/domain/places/geo'
import { needsFareCheck } from '@/domain/rides/needsFareCheck'
import type { Ride } from '@/domain/rides/ride'
import { Tag } from '@/ui/Tag'

const named = [...places, ...branches]

export const hasFareToCheck = (ride: Ride): boolean => needsFareCheck(ride, named)

/** The fare, and the distance computed from the points, not the parent's. */
export function RideFare({ ride }: { ride: Ride }) {
  const { fareKRW, origin, dest } = ride
  return (
    <div>
      <dt>요금</dt>
      <dd>
        <span>{`${formatKRW(fareKRW)} · ${straightDistanceLabel(distanceKm(origin, dest))} `}</span>
        {hasFareToCheck(ride) && (
          <Tag tone="red">
            <TriangleAlert aria-hidden="true" />
            <span>요금 확인 필요</span>
          </Tag>
        )}
      </dd>
    </div>
  )
}
