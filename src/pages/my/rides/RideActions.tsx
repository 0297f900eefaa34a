import { CalendarPlus, MessageCircle, Phone, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { telHref } from '@/content/company'
import { clockTime, dayOf, formatDay } from '@/domain/day'
import { isUnderWay, nextSteps, type Ride } from '@/domain/ride'
import { Button } from '@/ui/Button'
import { ButtonAnchor } from '@/ui/ButtonAnchor'
import { saveRideToCalendar } from '../saveToCalendar'
import styles from './RideActions.module.css'
import { useRideDialog } from './RideDialogs'
import { useRideAgain } from './useRideAgain'

interface Props {
  ride: Ride
  isPast?: boolean
}

/** What a parent can do with a ride as it stands. Each button is described by the ride it is about. */
export function RideActions({ ride, isPast = false }: Props) {
  const nameId = useId()
  const { childName, startsAt, status } = ride
  const isOpen = !isPast && nextSteps(status, 'parent').includes('cancelled')
  const isOver = isPast || status === 'declined' || status === 'cancelled'
  return (
    <>
      <span className="sr-only" id={nameId}>
        {childName} {formatDay(dayOf(startsAt))} {clockTime(startsAt)}
      </span>
      <div className={styles.actions}>
        {isOpen && <ChangeActions ride={ride} nameId={nameId} />}
        {!isPast && isUnderWay(ride) && (
          <>
            <TellButton ride={ride} nameId={nameId} />
            <CallLink nameId={nameId} />
          </>
        )}
        {!isPast && status === 'declined' && <CallLink nameId={nameId} />}
        {isOver && <AgainButton ride={ride} nameId={nameId} />}
      </div>
    </>
  )
}

interface ActionProps {
  ride: Ride
  nameId: string
}

function ChangeActions({ ride, nameId }: ActionProps) {
  const open = useRideDialog()
  return (
    <>
      <TellButton ride={ride} nameId={nameId} />
      <Button aria-describedby={nameId} onClick={() => saveRideToCalendar(ride)}>
        <CalendarPlus aria-hidden="true" />
        캘린더에 저장
      </Button>
      <Button aria-describedby={nameId} onClick={() => open({ dialog: 'time', ride })}>
        시간 변경
      </Button>
      <Button aria-describedby={nameId} onClick={() => open({ dialog: 'cancel', ride })}>
        예약 취소
      </Button>
    </>
  )
}

function TellButton({ ride, nameId }: ActionProps) {
  const open = useRideDialog()
  return (
    <Button
      tone="tonal"
      aria-describedby={nameId}
      onClick={() => open({ dialog: 'message', ride })}
    >
      <MessageCircle aria-hidden="true" />
      알리기
    </Button>
  )
}

function CallLink({ nameId }: { nameId: string }) {
  return (
    <ButtonAnchor href={telHref} aria-describedby={nameId}>
      <Phone aria-hidden="true" />
      전화하기
    </ButtonAnchor>
  )
}

function AgainButton({ ride, nameId }: ActionProps) {
  const again = useRideAgain()
  return (
    <Button aria-describedby={nameId} onClick={() => again(ride)}>
      <RotateCcw aria-hidden="true" />
      다시 예약
    </Button>
  )
}
