import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import { ChildFace } from '../shared/ChildFace'

export function RideSummary({ ride }: { ride: Ride }) {
  const { childId, childName, startsAt, origin, dest } = ride
  return (
    <div className="beside stack-3 middle">
      <ChildFace childId={childId} />
      <div>
        <p className="amount text-18">{`${formatDay(dayOf(startsAt))} ${clockTime(startsAt)}`}</p>
        <p className="note">{`${childName} · ${origin.name} → ${dest.name}`}</p>
      </div>
    </div>
  )
}
