import { lazy, Suspense, useId } from 'react'
import { countUses } from '@/domain/care/attendance'
import { canAddSnacks } from '@/domain/care/careSnacks'
import type { Stay } from '@/domain/care/stay'
import { isOngoing, stayState } from '@/domain/care/stayState'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { canCancelBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/ride'
import { canMessageAbout, RESTING_COSTS, type RideMessage } from '@/domain/rides/rideMessage'
import { useBranchName } from '@/remote/useBranchContacts'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { AskMedication } from '../medication/AskMedication'
import { StayMedications } from '../medication/StayMedications'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import { JustBooked } from '../shared/JustBooked'
import card from '../shared/OwnCard.module.css'
import { OwnResult } from '../shared/OwnDialogs'
import { SentMessages } from '../shared/SentMessages'
import { AddSnacks } from '../snacks/AddSnacks'
import { StaySnacks } from '../snacks/StaySnacks'
import { DoorWord } from './DoorWord'
import { MessageStay } from './MessageStay'
import { OwnStayActions } from './OwnStayActions'
import { StayFacts } from './StayFacts'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import { UsesReturned } from './UsesReturned'

/** Only after booking, so that the list does not load the places. */
const PickupOffer = lazy(async () => ({ default: (await import('./PickupOffer')).PickupOffer }))

export interface StayCardProps {
  stay: Stay
  /** Of the family. */
  rides: readonly Ride[]
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
    <Card as="li" className={`${card.card} stack-4 p-5`}>
      <SectionBoundary name={`${formatTimeSpan(stay)} ${stay.childName}`}>
        <StayInFull {...props} />
      </SectionBoundary>
    </Card>
  )
}

function StayInFull({
  stay,
  rides,
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
  const branchName = useBranchName()
  const headId = useId()
  const canLeave = stay.bookings.some((booking) => canCancelBooking(booking, now))
  const state = stayState(stay, now, { isRefunded, isResting })
  const keys = stay.bookings.map(seatKey)
  const isNew = useJustBooked(({ all }) => keys.some((key) => all.includes(key)))
  const describedBy = `${dayId} ${headId}`
  return (
    <>
      <JustBooked keys={keys} />
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
      {!isPast && <DoorWord stay={stay} state={state} describedBy={describedBy} />}
      <StaySnacks stay={stay} now={now} />
      <StayMedications stay={stay} now={now} />
      <SentMessages messages={messages} today={dayOf(now)} />
      {isResting && canLeave && <p className="note">{RESTING_COSTS}</p>}
      {isNew && state.kind === 'booked' && (
        <Suspense>
          <PickupOffer stay={stay} rides={rides} now={now} describedBy={describedBy} />
        </Suspense>
      )}
      <OwnStayActions
        stay={stay}
        describedBy={describedBy}
        hasOffer={isNew}
        tell={
          !isPast &&
          canMessageAbout(stay, now) && (
            <>
              <MessageStay
                stay={stay}
                describedBy={describedBy}
                isRefunded={isRefunded}
                onCancelled={onCancelled}
              />
              <AskMedication stay={stay} describedBy={describedBy} />
              {canAddSnacks(stay, state, now) && (
                <AddSnacks stay={stay} describedBy={describedBy} />
              )}
            </>
          )
        }
        state={state}
        notePath={notePath}
        canLeave={canLeave}
        onCancelled={onCancelled}
      />
      <OwnResult cardId={stay.bookings[0].id} />
    </>
  )
}
