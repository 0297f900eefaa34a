import { CalendarPlus, NotebookPen, Phone, RotateCcw } from 'lucide-react'
import { telHref } from '@/content/company'
import type { Stay } from '@/domain/care/stay'
import { stayShareText } from '@/domain/care/staySharing'
import { isOngoing, type StayState } from '@/domain/care/stayState'
import { phoneHref } from '@/domain/places/branch'
import { carePath } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import type { Holds } from '@/platform/page/useHeld'
import { useBranchContacts, useBranchName } from '@/remote/useBranchContacts'
import { useBranches } from '@/remote/useBranches'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { ShareButton } from '@/ui/button/ShareButton'
import type { Elements } from '@/ui/elements'
import styles from '../shared/CardActions.module.css'
import { useLazyAction } from '../shared/useLazyAction'
import { CancelStay } from './CancelStay'

interface ActionProps {
  stay: Stay
  describedBy: string
}

interface Props extends ActionProps {
  state: StayState
  notePath: string | undefined
  /** 「알리기」 and 「투약 의뢰」, while messages about it can be sent. */
  messageButtons: Elements
  canLeave: boolean
  /** Something above the actions is the usual one. */
  hasOffer: boolean
  onCancelled: () => void
  holds: Holds<HTMLDivElement>
}

export function OwnStayActions({
  stay,
  describedBy,
  state,
  notePath,
  messageButtons,
  canLeave,
  hasOffer,
  onCancelled,
  holds,
}: Props) {
  const isLate = state.kind === 'late'
  const isPrimary = !notePath && !hasOffer && !messageButtons
  return (
    <div {...holds} className={`${styles.actions} wrap-2 screen-only`}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {(isLate || state.kind === 'cancelled') && (
        <CallLink stay={stay} describedBy={describedBy} isPrimary={isPrimary} />
      )}
      {messageButtons}
      {isOngoing(state) && (
        <>
          <CalendarButton stay={stay} describedBy={describedBy} isPrimary={isPrimary && !isLate} />
          <ShareStay stay={stay} describedBy={describedBy} />
        </>
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
  messageButtons,
  holds,
}: Omit<Props, 'canLeave' | 'hasOffer' | 'onCancelled'>) {
  const canCall = isOngoing(state) || state.kind === 'cancelled'
  if (!notePath && !canCall && !messageButtons) return null
  return (
    <div {...holds} className={`${styles.actions} wrap-2 screen-only`}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {messageButtons}
      {canCall && (
        <CallLink stay={stay} describedBy={describedBy} isPrimary={!notePath && !messageButtons} />
      )}
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

/** Calls the branch; an unknown one, the company. */
function useBranchTelHref(branchId: string): string {
  const phone = useBranchContacts().find(({ id }) => id === branchId)?.phone
  return phone ? phoneHref({ phone }) : telHref
}

const toneOf = (isPrimary: boolean) => (isPrimary ? 'tonal' : 'line')

const CallLink = ({ stay, describedBy, isPrimary }: ActionProps & { isPrimary: boolean }) => (
  <ButtonAnchor
    tone={toneOf(isPrimary)}
    href={useBranchTelHref(stay.branchId)}
    aria-describedby={describedBy}
  >
    <Phone aria-hidden="true" />
    <span>전화하기</span>
  </ButtonAnchor>
)

const ShareStay = ({ stay, describedBy }: ActionProps) => (
  <ShareButton
    className={styles.icon}
    text={stayShareText(stay, useBranchName()(stay.branchId) ?? '')}
    describedBy={describedBy}
  />
)

function CalendarButton({ stay, describedBy, isPrimary }: ActionProps & { isPrimary: boolean }) {
  const { isLoading, run } = useLazyAction()
  const branch = useBranches().find(({ id }) => id === stay.branchId)
  const save = async () =>
    (await import('../shared/saveToCalendar')).saveStayToCalendar(stay, branch)
  return (
    <Button
      className={styles.icon}
      tone={toneOf(isPrimary)}
      aria-describedby={describedBy}
      isBusy={isLoading}
      onClick={() => void run(save)}
    >
      <CalendarPlus aria-hidden="true" />
      <span>캘린더에 저장</span>
    </Button>
  )
}
