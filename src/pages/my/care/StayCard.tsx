import { Clock, House, MapPin, Ticket, UsersRound } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { countUses } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { ALONE, departureText, isOngoing, type StayState, stayState } from '@/domain/care/stayState'
import { clockTime, dayOf, formatTimeSpan } from '@/domain/dates/day'
import { canCancelBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { RESTING_COSTS, type RideMessage } from '@/domain/rides/booked/rideMessage'
import { useHeld } from '@/platform/page/useHeld'
import { useBranchName } from '@/remote/useBranchContacts'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { Card } from '@/ui/layout/Card'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { StayMedications } from '../medication/StayMedications'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import { JustBooked } from '../shared/JustBooked'
import card from '../shared/OwnCard.module.css'
import { OwnResult } from '../shared/OwnDialogs'
import { SentMessages } from '../shared/SentMessages'
import { StaySnacks } from '../snacks/StaySnacks'
import { DoorWord } from './DoorWord'
import { OwnStayActions } from './OwnStayActions'
import facts from './StayFacts.module.css'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import { UsesReturned } from './UsesReturned'

/** Only after booking, so that the list does not load the places. */
const PickupOffer = lazy(async () => ({ default: (await import('./PickupOffer')).PickupOffer }))

interface StayCardProps {
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
  const canLeave = (at: Date) => stay.bookings.some((booking) => canCancelBooking(booking, at))
  const stateAt = (at: Date) => stayState(stay, at, { isRefunded, isResting })
  const state = stateAt(now)
  const { shown, holds } = useHeld<number, HTMLDivElement>(now.getTime())
  const heldNow = new Date(shown)
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
      {isResting && canLeave(now) && <p className="note">{RESTING_COSTS}</p>}
      {isNew && state.kind === 'booked' && (
        <Suspense>
          <PickupOffer stay={stay} rides={rides} now={now} describedBy={describedBy} />
        </Suspense>
      )}
      <OwnStayActions
        stay={stay}
        describedBy={describedBy}
        hasOffer={isNew}
        state={stateAt(heldNow)}
        at={heldNow}
        isPast={isPast}
        isRefunded={isRefunded}
        notePath={notePath}
        canLeave={canLeave(heldNow)}
        onCancelled={onCancelled}
        holds={holds}
      />
      <OwnResult cardId={stay.bookings[0].id} />
    </>
  )
}

interface Props {
  branchName: string
  state: StayState
  uses: string
}

function StayFacts({ branchName, state, uses }: Props) {
  const arrivedAt = 'arrivedAt' in state ? state.arrivedAt : undefined
  return (
    <ul className={`${facts.facts} stack-2 inset icons-18 tabular p-3-4`}>
      <li>
        <MapPin aria-hidden="true" />
        <b>{branchName}</b>
      </li>
      {(arrivedAt || state.kind === 'left') && (
        <li>
          <Clock aria-hidden="true" />
          <span>
            {arrivedAt && <b>{`등원 ${clockTime(arrivedAt)}`}</b>}
            {arrivedAt && state.kind === 'left' && <span aria-hidden="true"> → </span>}
            {state.kind === 'left' && <b>{`하원 ${clockTime(state.leftAt)}`}</b>}
          </span>
        </li>
      )}
      {state.kind === 'left' && state.leftWith !== '' && (
        <li>
          {state.leftWith === ALONE ? (
            <House aria-hidden="true" />
          ) : (
            <UsersRound aria-hidden="true" />
          )}
          <span>{departureText(state.leftWith)}</span>
        </li>
      )}
      {uses !== '' && (
        <li>
          <Ticket aria-hidden="true" />
          <span>{uses}</span>
        </li>
      )}
    </ul>
  )
}
