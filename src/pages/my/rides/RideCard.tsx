import { memo, useId } from 'react'
import { clockTime } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { RideRoute } from '@/features/rides/RideRoute'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { JustBooked } from '../shared/JustBooked'
import styles from '../shared/OwnCard.module.css'
import { OwnResult } from '../shared/OwnDialogs'
import { SentMessages } from '../shared/SentMessages'
import { OwnRideActions } from './OwnRideActions'
import { RideHead } from './RideHead'
import { DriverFacts, RideNote } from './RideNotes'

interface Props {
  ride: Ride
  messages: readonly RideMessage[]
  dayId: string
  today: string
  isPast: boolean
  hasBegun: boolean
}

/** Memoised: the list renders with all news and every minute. */
export const RideCard = memo(function RideCard(props: Props) {
  const { ride } = props
  return (
    <Card as="li" className={`${styles.card} stack-4 p-5`}>
      <SectionBoundary name={`${clockTime(ride.startsAt)} ${ride.childName}`}>
        <RideInFull {...props} />
      </SectionBoundary>
    </Card>
  )
})

function RideInFull({ ride, messages, dayId, today, isPast, hasBegun }: Props) {
  const headId = useId()
  const { status, origin, dest } = ride
  const isComing =
    !isPast && status !== 'requested' && status !== 'declined' && status !== 'cancelled'
  return (
    <>
      <JustBooked keys={[ride.id]} />
      <RideHead id={headId} ride={ride} isPast={isPast} />
      {(!isPast || status !== 'requested') && <RideNote ride={ride} />}
      <RideRoute origin={origin.name} dest={dest.name} />
      {isComing && <DriverFacts ride={ride} />}
      <SentMessages messages={messages} today={today} />
      <OwnRideActions
        ride={ride}
        describedBy={`${dayId} ${headId}`}
        isPast={isPast}
        hasBegun={hasBegun}
      />
      <OwnResult cardId={ride.id} />
    </>
  )
}
