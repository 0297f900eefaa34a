import { TriangleAlert } from 'lucide-react'
import { branches } from '@/content/branches/branches'
import { places } from '@/content/places'
import { formatKRW } from '@/domain/money/money'
import { distanceKm } from '@/domain/places/geo'
import { isFareDoubtful } from '@/domain/rides/fareDoubt'
import type { Ride } from '@/domain/rides/ride'
import { Tag } from '@/ui/Tag'

const named = [...places, ...branches]

/** Must a person look at the fare before it is charged? */
export const hasFareDoubt = (ride: Ride): boolean => isFareDoubtful(ride, named)

/** What a ride costs, and how far it is by its two points, whatever distance the parent's page has told. */
export function RideFare({ ride }: { ride: Ride }) {
  const { fareKRW, origin, dest } = ride
  return (
    <div>
      <dt>요금</dt>
      <dd>
        {formatKRW(fareKRW)} · {distanceKm(origin, dest).toFixed(1)} km{' '}
        {hasFareDoubt(ride) && (
          <Tag tone="red">
            <TriangleAlert aria-hidden="true" />
            요금 확인 필요
          </Tag>
        )}
      </dd>
    </div>
  )
}
