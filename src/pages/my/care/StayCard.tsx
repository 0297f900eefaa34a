import { useId } from 'react'
import { branchName } from '@/content/branches/branchNames'
import { countUses } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { canCancelBooking } from '@/domain/programs/programSession'
import { canTellAbout, RESTING_COSTS, type RideMessage } from '@/domain/rides/rideMessage'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import card from '../shared/OwnCard.module.css'
import { SentMessages } from '../shared/SentMessages'
import { OwnStayActions } from './OwnStayActions'
import { StayFacts } from './StayFacts'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import { TellStay } from './TellStay'
import { UsesReturned } from './UsesReturned'

export interface StayCardProps {
  stay: Stay
  now: Date
  dayId: string
  isPast: boolean
  isRefunded: boolean
  isResting: boolean
  messages: readonly RideMessage[]
  uses: string
  notePath: string | undefined
  onCancelled: () => void
}

export function StayCard(props: StayCardProps) {
  const { stay } = props
  return (
    <Card as="li" className={card.card}>
      <SectionBoundary name={`${formatTimeSpan(stay)} ${stay.childName}`}>
        <StayInFull {...props} />
      </SectionBoundary>
    </Card>
  )
}

function StayInFull({
  stay,
  now,
  dayId,
  isPast,
  isRefunded,
  isResting,
  messages,
  uses,
  notePath,
  onCancelled,
}: StayCardProps) {
  const headId = useId()
  const canLeave = stay.bookings.some((booking) => canCancelBooking(booking, now))
  const state = stayState(stay, now, { isRefunded, isResting })
  return (
    <>
      <BookingHead
        id={headId}
        picture={<ChildFace childId={stay.childId} />}
        time={formatTimeSpan(stay)}
        childName={stay.childName}
        kind="돌봄"
        isPast={isPast || state.kind === 'cancelled' || state.kind === 'refunded'}
      >
        <StayStatus state={state} />
      </BookingHead>
      <LateLine state={state} />
      <StayMessage state={state} useCount={countUses(stay)} />
      {state.kind === 'absent' && <UsesReturned stay={stay} />}
      <StayFacts
        branchName={branchName(stay.branchId) ?? ''}
        state={state}
        uses={isOngoing(state) ? uses : ''}
      />
      <SentMessages messages={messages} today={dayOf(now)} />
      {isResting && canLeave && <p className="note">{RESTING_COSTS}</p>}
      <OwnStayActions
        stay={stay}
        tell={
          !isPast &&
          canTellAbout(stay, now) && (
            <TellStay
              stay={stay}
              describedBy={`${dayId} ${headId}`}
              isRefunded={isRefunded}
              onCancelled={onCancelled}
            />
          )
        }
        describedBy={`${dayId} ${headId}`}
        state={state}
        notePath={notePath}
        canLeave={canLeave}
        onCancelled={onCancelled}
      />
    </>
  )
}
