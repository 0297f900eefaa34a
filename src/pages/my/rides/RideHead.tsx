import { Repeat } from 'lucide-react'
import { clockTime } from '@/domain/dates/day'
import { isUnconfirmed, type Ride } from '@/domain/rides/booked/ride'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { useTimeCondition } from '@/platform/useNow'
import { Tag } from '@/ui/Tag'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'

interface Props {
  id: string
  ride: Ride
  isPast?: boolean
}

export function RideHead({ id, ride, isPast = false }: Props) {
  const { childId, childName, startsAt, fareKRW, seriesId } = ride
  return (
    <BookingHead
      id={id}
      picture={<ChildFace childId={childId} />}
      time={clockTime(startsAt)}
      childName={childName}
      fareKRW={fareKRW}
      isPast={isPast}
    >
      {seriesId !== null && (
        <Tag tone="plain">
          <Repeat aria-hidden="true" />
          <span>매주</span>
        </Tag>
      )}
      <LiveStatus ride={ride} />
    </BookingHead>
  )
}

/** Its own component, so that the clock does not render a long list. */
function LiveStatus({ ride }: { ride: Ride }) {
  const isLeftUnconfirmed = useTimeCondition((now) => isUnconfirmed(ride, now))
  return <RideStatusTag ride={ride} side="parent" isUnconfirmed={isLeftUnconfirmed} />
}
