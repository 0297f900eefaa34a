import { CalendarPlus, MessageCircle, NotebookPen, Phone, RotateCcw } from 'lucide-react'
import { telHref } from '@/content/company'
import { canAddSnacks } from '@/domain/care/careSnacks'
import type { Stay } from '@/domain/care/stay'
import { stayShareText } from '@/domain/care/staySharing'
import { isOngoing, type StayState } from '@/domain/care/stayState'
import { phoneHref } from '@/domain/places/branch'
import { canMessageAbout } from '@/domain/rides/booked/rideMessage'
import { carePath } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import type { Holds } from '@/platform/page/useHeld'
import { useBranchContacts, useBranchName } from '@/remote/useBranchContacts'
import { useBranches } from '@/remote/useBranches'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { ShareButton } from '@/ui/button/ShareButton'
import { AskMedication } from '../medication/AskMedication'
import styles from '../shared/CardActions.module.css'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'
import { AddSnacks } from '../snacks/AddSnacks'
import { CancelStay } from './CancelStay'

interface ActionProps {
  stay: Stay
  describedBy: string
}

interface TodayProps extends ActionProps {
  state: StayState
  /** When `state` was. */
  at: Date
  isRefunded: boolean
  notePath: string | undefined
  onCancelled: () => void
  holds: Holds<HTMLDivElement>
}

interface Props extends TodayProps {
  isPast: boolean
  canLeave: boolean
  /** Something above the actions is the usual one. */
  hasOffer: boolean
}

export function OwnStayActions({ isPast, canLeave, hasOffer, holds, ...asked }: Props) {
  const { stay, describedBy, state, at, notePath, onCancelled } = asked
  const isLate = state.kind === 'late'
  const canMessage = !isPast && canMessageAbout(stay, at)
  const isPrimary = !notePath && !hasOffer && !canMessage
  return (
    <div {...holds} className={`${styles.actions} wrap-2 screen-only`}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {(isLate || state.kind === 'cancelled') && (
        <CallLink stay={stay} describedBy={describedBy} isPrimary={isPrimary} />
      )}
      {canMessage && <MessageButtons {...asked} />}
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

export function TodayActions({ holds, ...asked }: TodayProps) {
  const { stay, describedBy, state, at, notePath } = asked
  const canCall = isOngoing(state) || state.kind === 'cancelled'
  const canMessage = canMessageAbout(stay, at)
  if (!notePath && !canCall && !canMessage) return null
  return (
    <div {...holds} className={`${styles.actions} wrap-2 screen-only`}>
      {notePath && <NoteLink path={notePath} describedBy={describedBy} />}
      {canMessage && <MessageButtons {...asked} />}
      {canCall && (
        <CallLink stay={stay} describedBy={describedBy} isPrimary={!notePath && !canMessage} />
      )}
      {isOngoing(state) && <ShareStay stay={stay} describedBy={describedBy} />}
    </div>
  )
}

type MessageProps = Omit<TodayProps, 'notePath' | 'holds'>

/** While messages about the stay can be sent. */
const MessageButtons = ({
  stay,
  describedBy,
  state,
  at,
  isRefunded,
  onCancelled,
}: MessageProps) => (
  <>
    <MessageStay
      stay={stay}
      describedBy={describedBy}
      isRefunded={isRefunded}
      onCancelled={onCancelled}
    />
    <AskMedication stay={stay} describedBy={describedBy} />
    {canAddSnacks(stay, state, at) && <AddSnacks stay={stay} describedBy={describedBy} />}
  </>
)

/** 「알리기」 of a stay; loads the dialog's form on press. */
function MessageStay({
  stay,
  describedBy,
  isRefunded,
  onCancelled,
}: Pick<TodayProps, 'stay' | 'describedBy' | 'isRefunded' | 'onCancelled'>) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { StayMessageForm } = await import('./StayMessageForm')
    open({
      title: '아지트에 알리기',
      id: stay.bookings[0].id,
      draw: (closing) => (
        <StayMessageForm
          {...closing}
          stay={stay}
          isRefunded={isRefunded}
          onCancelled={onCancelled}
        />
      ),
    })
  }
  return (
    <MayAct>
      <Button
        tone="tonal"
        aria-describedby={describedBy}
        isBusy={isLoading}
        onClick={() => void run(load)}
      >
        <MessageCircle aria-hidden="true" />
        <span>알리기</span>
      </Button>
    </MayAct>
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
