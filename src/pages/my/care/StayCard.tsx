import { useId } from 'react'
import { branchById } from '@/content/branches'
import { countUses } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { stayTime } from '@/domain/care/stayProgress'
import { stayState } from '@/domain/care/stayState'
import { canLeaveSession } from '@/domain/programs/programSession'
import { Card } from '@/ui/Card'
import { SectionBoundary } from '@/ui/SectionBoundary'
import { BookingHead } from '../bookings/BookingHead'
import { ChildFace } from '../children/ChildFace'
import card from '../rides/RideCard.module.css'
import { StayActions } from './StayActions'
import { StayFacts } from './StayFacts'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import { UsesGivenBack } from './UsesGivenBack'

export interface StayCardProps {
  stay: Stay
  now: Date
  /** The heading of its day. */
  dayId: string
  isPast: boolean
  isRefunded: boolean
  hasNote: boolean
  onCancelled: () => void
}

/** One stay among the rides of 내 예약. */
export function StayCard(props: StayCardProps) {
  const { stay } = props
  return (
    <Card as="li" className={card.card}>
      <SectionBoundary name={`${stayTime(stay)} ${stay.childName}`}>
        <StayInFull {...props} />
      </SectionBoundary>
    </Card>
  )
}

function StayInFull({ stay, now, dayId, isPast, isRefunded, hasNote, onCancelled }: StayCardProps) {
  const headId = useId()
  const state = stayState(stay, now, isRefunded)
  return (
    <>
      <BookingHead
        id={headId}
        picture={<ChildFace childId={stay.childId} />}
        time={stayTime(stay)}
        childName={stay.childName}
        kind="돌봄"
        isPast={isPast || state.kind === 'cancelled' || state.kind === 'refunded'}
      >
        <StayStatus state={state} />
      </BookingHead>
      <LateLine state={state} />
      <StayMessage state={state} useCount={countUses(stay)} />
      {state.kind === 'absent' && <UsesGivenBack stay={stay} />}
      <StayFacts branchName={branchById(stay.branchId)?.name ?? ''} state={state} />
      <StayActions
        stay={stay}
        describedBy={`${dayId} ${headId}`}
        state={state}
        hasNote={hasNote}
        canLeave={stay.bookings.some((booking) => canLeaveSession(booking, now))}
        onCancelled={onCancelled}
      />
    </>
  )
}
