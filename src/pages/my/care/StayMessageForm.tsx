import { useId } from 'react'
import type { Stay } from '@/domain/care/stay'
import { dayOf, formatDay, formatTimeSpan } from '@/domain/dates/day'
import { canCancelBooking } from '@/domain/programs/programSession'
import { isActive } from '@/domain/rides/booked/ride'
import { messageKinds, RESTING_COSTS, subjectOfStay } from '@/domain/rides/booked/rideMessage'
import { servesStay } from '@/domain/rides/week/careOverlap'
import { MessageForm } from '@/features/rides/message/MessageForm'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useBranchContacts, useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { AskMedication } from '../medication/AskMedication'
import { ChildFace } from '../shared/ChildFace'
import { followedRidesQuery } from '../shared/followedQueries'
import type { DialogClosing } from '../shared/OwnDialogs'
import { CancelStay } from './CancelStay'

interface Props extends DialogClosing {
  stay: Stay
  isRefunded: boolean
  onCancelled: () => void
}

export const StayMessageForm = ({ stay, isRefunded, onCancelled, ...closing }: Props) => (
  <MessageForm
    {...closing}
    kinds={messageKinds}
    about={subjectOfStay(stay)}
    summary={<StaySummary stay={stay} />}
    medicineForm={<MedicineAdvice stay={stay} />}
    restAdvice={
      <RestAdvice
        stay={stay}
        isRefunded={isRefunded}
        onCancelled={() => {
          closing.onClose()
          onCancelled()
        }}
      />
    }
  />
)

function StaySummary({ stay }: { stay: Stay }) {
  const branchName = useBranchName()
  const { childId, childName, branchId, startsAt } = stay
  return (
    <div className="beside stack-3 middle">
      <ChildFace childId={childId} />
      <div>
        <p className="amount text-18">{`${formatDay(dayOf(startsAt))} ${formatTimeSpan(stay)}`}</p>
        <p className="note">{`${childName} · 돌봄 ${branchName(branchId) ?? ''}`}</p>
      </div>
    </div>
  )
}

function MedicineAdvice({ stay }: { stay: Stay }) {
  const id = useId()
  return (
    <div className="inset stack-3 p-3-4">
      <p id={id}>약 이름, 먹는 양, 시간을 적은 투약 의뢰서로 부탁해 주세요.</p>
      <AskMedication stay={stay} describedBy={id} isMain />
    </div>
  )
}

/** A ride of the child to the stay, or home from it. */
function useHasRide(stay: Stay): boolean {
  const rides = useRemoteRead(followedRidesQuery(useMember()))
  const branch = useBranchContacts().find(({ id }) => id === stay.branchId)
  if (!branch || rides.status !== 'loaded') return false
  return rides.data.some(
    (ride) => ride.childId === stay.childId && isActive(ride) && servesStay(ride, stay, branch),
  )
}

type AdviceProps = Pick<Props, 'stay' | 'isRefunded' | 'onCancelled'>

function RestAdvice({ stay, isRefunded, onCancelled }: AdviceProps) {
  const adviceId = useId()
  const hasRide = useHasRide(stay)
  const shownNow = useNow() ?? now()
  const isAhead = stay.bookings.some((booking) => canCancelBooking(booking, shownNow))
  if (!isAhead && !hasRide) return null
  return (
    <div className="inset stack-3 p-3-4">
      <div id={adviceId}>
        {isAhead && <p>{RESTING_COSTS}</p>}
        {hasRide && <p>픽업은 따로 취소해 주세요.</p>}
      </div>
      {isAhead && (
        <CancelStay
          stay={stay}
          describedBy={adviceId}
          isRefunded={isRefunded}
          onCancelled={onCancelled}
        />
      )}
    </div>
  )
}
