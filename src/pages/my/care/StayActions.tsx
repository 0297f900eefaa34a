import { CalendarPlus, NotebookPen, Phone, RotateCcw } from 'lucide-react'
import { branchById } from '@/content/branches'
import { telHref } from '@/content/company'
import type { Stay } from '@/domain/care/stay'
import { stayShareText } from '@/domain/care/staySharing'
import type { StayState } from '@/domain/care/stayState'
import { carePath, paths } from '@/domain/site/paths'
import { Button } from '@/ui/Button'
import { ButtonAnchor } from '@/ui/ButtonAnchor'
import { ButtonLink } from '@/ui/ButtonLink'
import { ShareButton } from '@/ui/ShareButton'
import { useOnDemand } from '../rides/useOnDemand'
import { CancelStay } from './CancelStay'
import styles from './StayActions.module.css'

interface ActionProps {
  stay: Stay
  /** Ids of what tells which stay a button is about. */
  describedBy: string
}

interface Props extends ActionProps {
  state: StayState
  hasNote: boolean
  canLeave: boolean
  onCancelled: () => void
}

const isGoingOn = ({ kind }: StayState) =>
  kind === 'booked' || kind === 'late' || kind === 'arrived'

/** What a parent can do with a stay of 내 예약 as it stands. */
export function StayActions({ stay, describedBy, state, hasNote, canLeave, onCancelled }: Props) {
  return (
    <div className={styles.actions}>
      {hasNote && <NoteLink describedBy={describedBy} />}
      {isGoingOn(state) && (
        <>
          <CalendarButton stay={stay} describedBy={describedBy} />
          <ShareStay stay={stay} describedBy={describedBy} />
        </>
      )}
      {state.kind === 'cancelled' && <CallLink describedBy={describedBy} />}
      {canLeave && (
        <CancelStay
          stay={stay}
          describedBy={describedBy}
          isRefunded={state.kind === 'refunded'}
          onCancelled={onCancelled}
        />
      )}
      {!isGoingOn(state) && (
        <ButtonLink
          aria-describedby={describedBy}
          to={carePath({ child: stay.childId, branch: stay.branchId })}
        >
          <RotateCcw aria-hidden="true" />
          다시 예약
        </ButtonLink>
      )}
    </div>
  )
}

/** What a parent can do with a stay of 「오늘」. */
export function TodayActions({
  stay,
  describedBy,
  state,
  hasNote,
}: Pick<Props, 'stay' | 'describedBy' | 'state' | 'hasNote'>) {
  const canCall = isGoingOn(state) || state.kind === 'cancelled'
  if (!hasNote && !canCall) return null
  return (
    <div className={styles.actions}>
      {hasNote && <NoteLink describedBy={describedBy} />}
      {canCall && <CallLink describedBy={describedBy} />}
      {isGoingOn(state) && <ShareStay stay={stay} describedBy={describedBy} />}
    </div>
  )
}

const NoteLink = ({ describedBy }: { describedBy: string }) => (
  <ButtonLink tone="tonal" to={paths.myNotes} aria-describedby={describedBy}>
    <NotebookPen aria-hidden="true" />
    알림장
  </ButtonLink>
)

const CallLink = ({ describedBy }: { describedBy: string }) => (
  <ButtonAnchor href={telHref} aria-describedby={describedBy}>
    <Phone aria-hidden="true" />
    전화하기
  </ButtonAnchor>
)

const ShareStay = ({ stay, describedBy }: ActionProps) => (
  <ShareButton
    text={stayShareText(stay, branchById(stay.branchId)?.name ?? '')}
    describedBy={describedBy}
  />
)

function CalendarButton({ stay, describedBy }: ActionProps) {
  const { isLoading, run } = useOnDemand()
  const save = async () => (await import('../bookings/saveToCalendar')).saveStayToCalendar(stay)
  return (
    <Button aria-describedby={describedBy} isBusy={isLoading} onClick={() => void run(save)}>
      <CalendarPlus aria-hidden="true" />
      캘린더에 저장
    </Button>
  )
}
