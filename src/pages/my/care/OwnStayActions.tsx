import { CalendarPlus, NotebookPen, Phone, RotateCcw } from 'lucide-react'
import { branchName } from '@/content/branches/branchNames'
import { branchTelHref } from '@/content/branches/branchPhones'
import type { Stay } from '@/domain/care/stay'
import { stayShareText } from '@/domain/care/staySharing'
import { isOngoing, type StayState } from '@/domain/care/stayState'
import { carePath } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { ShareButton } from '@/ui/button/ShareButton'
import { useLazyAction } from '../shared/useLazyAction'
import { CancelStay } from './CancelStay'
import styles from './OwnStayActions.module.css'

interface ActionProps {
  stay: Stay
  describedBy: string
}

interface Props extends ActionProps {
  state: StayState
  notePath: string | undefined
  canLeave: boolean
  onCancelled: () => void
}

export function OwnStayActions({
  stay,
  describedBy,
  state,
  notePath,
  canLeave,
  onCancelled,
}: Props) {
  return (
    <div className={styles.actions}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {isOngoing(state) && (
        <>
          <CalendarButton stay={stay} describedBy={describedBy} />
          <ShareStay stay={stay} describedBy={describedBy} />
        </>
      )}
      {(state.kind === 'late' || state.kind === 'cancelled') && (
        <CallLink stay={stay} describedBy={describedBy} />
      )}
      <MayAct>
        {canLeave && (
          <CancelStay
            stay={stay}
            describedBy={describedBy}
            isRefunded={state.kind === 'refunded'}
            onCancelled={onCancelled}
          />
        )}
        {!isOngoing(state) && (
          <ButtonLink
            aria-describedby={describedBy}
            to={carePath({ child: stay.childId, branch: stay.branchId })}
          >
            <RotateCcw aria-hidden="true" />
            <span>다시 예약</span>
          </ButtonLink>
        )}
      </MayAct>
    </div>
  )
}

export function TodayActions({
  stay,
  describedBy,
  state,
  notePath,
}: Pick<Props, 'stay' | 'describedBy' | 'state' | 'notePath'>) {
  const canCall = isOngoing(state) || state.kind === 'cancelled'
  if (!notePath && !canCall) return null
  return (
    <div className={styles.actions}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {canCall && <CallLink stay={stay} describedBy={describedBy} />}
      {isOngoing(state) && <ShareStay stay={stay} describedBy={describedBy} />}
    </div>
  )
}

const NoteLink = ({ path, describedBy }: { path: string; describedBy: string }) => (
  <ButtonLink tone="tonal" to={path} aria-describedby={describedBy}>
    <NotebookPen aria-hidden="true" />
    <span>알림장</span>
  </ButtonLink>
)

const CallLink = ({ stay, describedBy }: ActionProps) => (
  <ButtonAnchor href={branchTelHref(stay.branchId)} aria-describedby={describedBy}>
    <Phone aria-hidden="true" />
    <span>전화하기</span>
  </ButtonAnchor>
)

const ShareStay = ({ stay, describedBy }: ActionProps) => (
  <ShareButton
    text={stayShareText(stay, branchName(stay.branchId) ?? '')}
    describedBy={describedBy}
  />
)

function CalendarButton({ stay, describedBy }: ActionProps) {
  const { isLoading, run } = useLazyAction()
  const save = async () => (await import('../shared/saveToCalendar')).saveStayToCalendar(stay)
  return (
    <Button aria-describedby={describedBy} isBusy={isLoading} onClick={() => void run(save)}>
      <CalendarPlus aria-hidden="true" />
      <span>캘린더에 저장</span>
    </Button>
  )
}
