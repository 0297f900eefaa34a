import { memo, useId } from 'react'
import type { Ride } from '@/domain/ride'
import type { RideMessage } from '@/domain/rideMessage'
import { RideRoute } from '@/features/ride-route/RideRoute'
import { Card } from '@/ui/Card'
import { RideActions } from './RideActions'
import styles from './RideCard.module.css'
import { RideHead } from './RideHead'
import { RideFacts, RideMessages, RideNote } from './RideNotes'

interface Props {
  ride: Ride
  messages: readonly RideMessage[]
  /** The heading of its day. */
  dayId: string
  isPast: boolean
}

/** One ride of 내 예약. Five hundred of them are drawn anew only where something has changed. */
export const RideCard = memo(function RideCard({ ride, messages, dayId, isPast }: Props) {
  const headId = useId()
  const { status, origin, dest } = ride
  const isComing =
    !isPast && status !== 'requested' && status !== 'declined' && status !== 'cancelled'
  return (
    <Card as="li" className={styles.card}>
      <RideHead id={headId} ride={ride} isPast={isPast} />
      {(!isPast || status !== 'requested') && <RideNote ride={ride} />}
      <RideRoute origin={origin.name} dest={dest.name} />
      {isComing && <RideFacts ride={ride} />}
      <RideMessages messages={messages} />
      <RideActions ride={ride} describedBy={`${dayId} ${headId}`} isPast={isPast} />
    </Card>
  )
})
