import {
  Ban,
  CalendarCheck,
  Car,
  Clock,
  House,
  type LucideIcon,
  UserRoundCheck,
  X,
} from 'lucide-react'
import {
  parentLabel,
  type Ride,
  type RideSide,
  type RideStatus,
  staffStatusLabels,
} from '@/domain/rides/booked/ride'
import { Tag, type TagTone } from '@/ui/Tag'

/** Solid means that a car is moving. */
const looks: Record<RideStatus, { tone: TagTone; Icon: LucideIcon }> = {
  requested: { tone: 'orange', Icon: Clock },
  confirmed: { tone: 'blue', Icon: CalendarCheck },
  onTheWay: { tone: 'solid-blue', Icon: Car },
  pickedUp: { tone: 'solid-green', Icon: UserRoundCheck },
  arrived: { tone: 'green', Icon: House },
  declined: { tone: 'red', Icon: Ban },
  cancelled: { tone: 'plain', Icon: X },
}

interface Props {
  ride: Ride
  side: RideSide
  isUnconfirmed?: boolean
}

export function RideStatusTag({ ride, side, isUnconfirmed = false }: Props) {
  const { tone, Icon } = looks[ride.status]
  return (
    <Tag tone={isUnconfirmed ? 'plain' : tone}>
      <Icon aria-hidden="true" />
      <span>
        {side === 'parent' ? parentLabel(ride, isUnconfirmed) : staffStatusLabels[ride.status]}
      </span>
    </Tag>
  )
}
