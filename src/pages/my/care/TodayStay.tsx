import { CalendarCheck, HandHeart, House, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { countUses } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import {
  departureText,
  type StayState,
  type StayStep,
  stayProgress,
  stayState,
} from '@/domain/care/stayState'
import { isStayOver } from '@/domain/care/todaysStays'
import { clockTime, dayOf, formatTimeSpan } from '@/domain/dates/day'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { useHeld } from '@/platform/page/useHeld'
import { useBranchName } from '@/remote/useBranchContacts'
import { Card } from '@/ui/layout/Card'
import { StayMedications } from '../medication/StayMedications'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import { OwnResult } from '../shared/OwnDialogs'
import { ProgressSteps } from '../shared/ProgressSteps'
import { SentMessages } from '../shared/SentMessages'
import { StaySnacks } from '../snacks/StaySnacks'
import { DoorWord } from './DoorWord'
import { TodayActions } from './OwnStayActions'
import { LateLine, StayMessage, StayStatus } from './StayStatus'
import styles from './TodayStay.module.css'
import { UsesReturned } from './UsesReturned'

interface Props {
  stay: Stay
  now: Date
  isRefunded: boolean
  isResting: boolean
  messages: readonly RideMessage[]
  notePath: string | undefined
  onCancelled: () => void
}

const icons: Record<StayStep['status'], LucideIcon> = {
  booked: CalendarCheck,
  arrived: HandHeart,
  left: House,
}

export function TodayStay({
  stay,
  now,
  isRefunded,
  isResting,
  messages,
  notePath,
  onCancelled,
}: Props) {
  const headId = useId()
  const stateAt = (at: Date) => stayState(stay, at, { isRefunded, isResting })
  const state = stateAt(now)
  const { shown, holds } = useHeld<number, HTMLDivElement>(now.getTime())
  const heldNow = new Date(shown)
  const sentence = sentenceOf(stay, state, now)
  const branch = useBranchName()(stay.branchId) ?? ''
  return (
    <Card
      as="article"
      className={`${styles.card} stack-4 p-5`}
      aria-labelledby={headId}
      data-over={isStayOver(stay, now) || undefined}
    >
      <BookingHead
        id={headId}
        picture={<ChildFace childId={stay.childId} />}
        time={formatTimeSpan(stay)}
        childName={stay.childName}
        kind={`돌봄 ${branch}`}
        isPast={isStayOver(stay, now)}
      >
        <StayStatus state={state} />
      </BookingHead>
      <LateLine state={state} />
      <StayMessage state={state} useCount={countUses(stay)} />
      {state.kind === 'absent' && <UsesReturned stay={stay} />}
      {sentence && <p className={`${styles.headline} text-18 extrabold tight`}>{sentence}</p>}
      {state.kind !== 'cancelled' && (
        <ProgressSteps
          label="돌봄 상황"
          steps={stayProgress(stay).map((step) => ({ ...step, Icon: icons[step.status] }))}
          today={dayOf(now)}
        />
      )}
      <DoorWord stay={stay} state={state} describedBy={headId} />
      <StaySnacks stay={stay} now={now} />
      <StayMedications stay={stay} now={now} />
      <SentMessages messages={messages} today={dayOf(now)} />
      <TodayActions
        stay={stay}
        describedBy={headId}
        state={stateAt(heldNow)}
        at={heldNow}
        isRefunded={isRefunded}
        notePath={notePath}
        holds={holds}
        onCancelled={onCancelled}
      />
      <OwnResult cardId={stay.bookings[0].id} />
    </Card>
  )
}

function sentenceOf({ endsAt }: Stay, state: StayState, now: Date): string {
  switch (state.kind) {
    case 'arrived':
      return `아지트에 있어요. ${clockTime(endsAt)}에 ${now < endsAt ? '끝나요' : '끝났어요'}.`
    case 'left':
      return departureText(state.leftWith)
    default:
      return ''
  }
}
