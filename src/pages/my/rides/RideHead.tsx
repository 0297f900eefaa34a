import { Repeat } from 'lucide-react'
import { clockTime } from '@/domain/dates/day'
import { isUnconfirmed, type Ride } from '@/domain/rides/ride'
import { RideStatusTag } from '@/features/rides/RideStatusTag'
import { useIsNow } from '@/platform/useNow'
import { Tag } from '@/ui/Tag'
import { BookingHead } from '../bookings/BookingHead'
import { ChildFace } from '../children/ChildFace'

interface Props {
  /** Of the words that tell which ride it is: they describe the card's buttons. */
  id: string
  ride: Ride
  isPast?: boolean
}

/** When, who, how much and how far along: the first line of a ride's card. */
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
          매주
        </Tag>
      )}
      <LiveStatus ride={ride} />
    </BookingHead>
  )
}

/** Alone with the clock, so that a long list is not drawn anew every minute. */
function LiveStatus({ ride }: { ride: Ride }) {
  const isLeftUnconfirmed = useIsNow((now) => isUnconfirmed(ride, now))
  return <RideStatusTag ride={ride} side="parent" isUnconfirmed={isLeftUnconfirmed} />
}
