import { memo, useId } from 'react'
import { clockTime } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { RideRoute } from '@/features/ride-route/RideRoute'
import { Card } from '@/ui/Card'
import { longListContents } from '@/ui/longListContents'
import { useLongListItem } from '@/ui/useLongListItem'
import { RideActions } from './RideActions'
import styles from './RideCard.module.css'
import { RideHead } from './RideHead'
import { RideFacts, RideMessages, RideNote } from './RideNotes'

interface Props extends RideProps {
  /** Of the list, before it is known where the screen stands. */
  isAtHead: boolean
}

/** One ride of 내 예약. Five hundred of them are drawn anew only where something has changed. */
export const RideCard = memo(function RideCard({ isAtHead, ...shown }: Props) {
  const { ride } = shown
  const { isDrawn, item } = useLongListItem(ride.id, isAtHead)
  return (
    <Card as="li" {...item} className={styles.card}>
      {longListContents(
        isDrawn,
        `${clockTime(ride.startsAt)} ${ride.childName}`,
        <RideInFull {...shown} />,
      )}
    </Card>
  )
})

interface RideProps {
  ride: Ride
  messages: readonly RideMessage[]
  /** The heading of its day. */
  dayId: string
  isPast: boolean
}

function RideInFull({ ride, messages, dayId, isPast }: RideProps) {
  const headId = useId()
  const { status, origin, dest } = ride
  const isComing =
    !isPast && status !== 'requested' && status !== 'declined' && status !== 'cancelled'
  return (
    <>
      <RideHead id={headId} ride={ride} isPast={isPast} />
      {(!isPast || status !== 'requested') && <RideNote ride={ride} />}
      <RideRoute origin={origin.name} dest={dest.name} />
      {isComing && <RideFacts ride={ride} />}
      <RideMessages messages={messages} />
      <RideActions ride={ride} describedBy={`${dayId} ${headId}`} isPast={isPast} />
    </>
  )
}
