import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, MessageCircle, Phone, RotateCcw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { telHref } from '@/content/company'
import { isUnderWay, nextSteps, type Ride } from '@/domain/rides/booked/ride'
import { rideShareText } from '@/domain/rides/booked/rideShareText'
import { paths } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { useHeld } from '@/platform/page/useHeld'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import type { ButtonLook } from '@/ui/button/buttonLook'
import { ShareButton } from '@/ui/button/ShareButton'
import styles from '../shared/CardActions.module.css'
import { useOwnDialog } from '../shared/OwnDialogs'
import { useLazyAction } from '../shared/useLazyAction'

interface ActionProps {
  ride: Ride
  describedBy: string
}

type Phase = 'ahead' | 'begun' | 'overdue' | 'past'

interface Props extends ActionProps {
  isPast?: boolean
  /** Not confirmed and past its start: only a call helps. */
  isOverdue?: boolean
  /** Past its start: neither cancelled nor moved by the parent. */
  hasBegun?: boolean
}

export function OwnRideActions({
  ride,
  describedBy,
  isPast = false,
  isOverdue = false,
  hasBegun = false,
}: Props) {
  const { status } = ride
  const { shown: phase, holds } = useHeld<Phase, HTMLDivElement>(
    (isPast && 'past') || (isOverdue && 'overdue') || (hasBegun && 'begun') || 'ahead',
  )
  const isOpen = phase === 'ahead' && nextSteps(status, 'parent').includes('cancelled')
  const isRefused = status === 'declined' || status === 'cancelled'
  const isOver = phase === 'past' || phase === 'overdue' || isRefused
  return (
    <div {...holds} className={`${styles.actions} wrap-2 screen-only`}>
      {isOpen && <ChangeActions ride={ride} describedBy={describedBy} />}
      {phase !== 'past' && (isUnderWay(ride) || (phase === 'begun' && status === 'confirmed')) && (
        <>
          <MessageButton ride={ride} describedBy={describedBy} />
          <CallLink describedBy={describedBy} />
        </>
      )}
      {!isOpen && phase !== 'past' && <ShareRide ride={ride} describedBy={describedBy} />}
      {(phase === 'overdue' || (phase !== 'past' && status === 'declined')) && (
        <CallLink tone="tonal" describedBy={describedBy} />
      )}
      {isOver && <AgainButton ride={ride} describedBy={describedBy} />}
    </div>
  )
}

function ChangeActions({ ride, describedBy }: ActionProps) {
  return (
    <>
      <MessageButton ride={ride} describedBy={describedBy} />
      <RideDialogButton dialog="time" ride={ride} aria-describedby={describedBy}>
        시간 변경
      </RideDialogButton>
      <CalendarButton ride={ride} describedBy={describedBy} />
      <ShareRide ride={ride} describedBy={describedBy} />
      <RideDialogButton dialog="cancel" ride={ride} tone="text" aria-describedby={describedBy}>
        예약 취소
      </RideDialogButton>
    </>
  )
}

function MessageButton({ ride, describedBy }: ActionProps) {
  return (
    <RideDialogButton dialog="message" ride={ride} tone="tonal" aria-describedby={describedBy}>
      <MessageCircle aria-hidden="true" />
      <span>알리기</span>
    </RideDialogButton>
  )
}

function ShareRide({ ride, describedBy }: ActionProps) {
  if (ride.status !== 'confirmed' && !isUnderWay(ride)) return null
  return (
    <ShareButton className={styles.icon} text={rideShareText(ride)} describedBy={describedBy} />
  )
}

function CalendarButton({ ride, describedBy }: ActionProps) {
  const { isLoading, run } = useLazyAction()
  const save = async () => (await import('../shared/saveToCalendar')).saveRideToCalendar(ride)
  return (
    <Button
      className={styles.icon}
      aria-describedby={describedBy}
      isBusy={isLoading}
      onClick={() => void run(save)}
    >
      <CalendarPlus aria-hidden="true" />
      <span>캘린더에 저장</span>
    </Button>
  )
}

function CallLink({ describedBy, tone }: { describedBy: string } & Pick<ButtonLook, 'tone'>) {
  return (
    <ButtonAnchor tone={tone} href={telHref} aria-describedby={describedBy}>
      <Phone aria-hidden="true" />
      <span>전화하기</span>
    </ButtonAnchor>
  )
}

function AgainButton({ ride, describedBy }: ActionProps) {
  const { isLoading, again } = useRideAgain()
  return (
    <MayAct>
      <Button aria-describedby={describedBy} isBusy={isLoading} onClick={() => again(ride)}>
        <RotateCcw aria-hidden="true" />
        <span>다시 예약</span>
      </Button>
    </MayAct>
  )
}

function useRideAgain() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  const places = usePlaces()
  const branches = useBranchContacts()
  const { isLoading, run } = useLazyAction()
  const again = (ride: Ride) =>
    run(async () => {
      const { enterRideAgain } = await import('./enterRideAgain')
      await enterRideAgain(client, familyUid, ride, places, branches)
      navigate(paths.pickup)
    })
  return { isLoading, again }
}

type RideDialog = 'cancel' | 'time' | 'message'

const titles: Record<RideDialog, string> = {
  cancel: '예약 취소',
  time: '시간 변경',
  message: '아지트에 알리기',
}

interface RideDialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'isBusy'> {
  dialog: RideDialog
  ride: Ride
}

/** Loads the dialog's form on press: most visits need none. */
function RideDialogButton({ dialog, ride, ...button }: RideDialogButtonProps) {
  const open = useOwnDialog()
  const { isLoading, run } = useLazyAction()
  const load = async () => {
    const { rideForms } = await import('./dialogs/rideForms')
    const Form = rideForms[dialog]
    open({
      title: titles[dialog],
      id: ride.id,
      draw: (closing, rides) => (
        <Form {...closing} ride={rides.find(({ id }) => id === ride.id) ?? ride} />
      ),
    })
  }
  return (
    <MayAct>
      <Button {...button} isBusy={isLoading} onClick={() => void run(load)} />
    </MayAct>
  )
}
