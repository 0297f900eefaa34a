import { useId } from 'react'
import { branchName } from '@/content/branches/branchNames'
import { countUses } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { formatTimeSpan } from '@/domain/dates/day'
import { canCancelBooking } from '@/domain/programs/programSession'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import card from '../shared/OwnCard.module.css'
import { OwnStayActions } from './OwnStayActions'
import { StayFacts } from './StayFacts'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import { UsesReturned } from './UsesReturned'

export interface StayCardProps {
  stay: Stay
  now: Date
  dayId: string
  isPast: boolean
  isRefunded: boolean
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
  uses,
  notePath,
  onCancelled,
}: StayCardProps) {
  const headId = useId()
  const state = stayState(stay, now, { isRefunded })
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
      <OwnStayActions
        stay={stay}
        describedBy={`${dayId} ${headId}`}
        state={state}
        notePath={notePath}
        canLeave={stay.bookings.some((booking) => canCancelBooking(booking, now))}
        onCancelled={onCancelled}
      />
    </>
  )
}
