import { CalendarPlus, RotateCcw, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatTime } from '@/domain/dates/seoulTime'
import {
  rebookingDraft,
  type TrialRideDay,
  type TrialRideEntry,
  trialRideName,
} from '@/domain/rides/drafts/trialRideList'
import type { TrialRide } from '@/domain/rides/reservations/trialRide'
import { paths } from '@/domain/site/paths'
import { RideRoute } from '@/features/rides/RideRoute'
import { now } from '@/platform/clock'
import { useClosures } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import { restDaysOf } from '../rides/restDaysOf'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import { DayHeading } from '../shared/DayHeading'
import { saveToCalendar } from '../shared/saveToCalendar'
import styles from './BookingDays.module.css'
import { BookingList, BookingsPart } from './BookingsPart'

interface Props {
  title: string
  days: readonly TrialRideDay[]
  today: string
  isPast?: boolean
}

export function BookingDays({ title, days, today, isPast = false }: Props) {
  const rebook = useRebook()
  const heading = useRef<HTMLHeadingElement>(null)
  // Otherwise a booked line would return as a cart line.
  const remove = ({ id }: TrialRide) => {
    useTrialRides.getState().remove(id)
    useReservationCart.getState().remove(id)
    // The pressed button disappears with its card.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <BookingsPart title={title} heading={heading}>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <DayHeading day={day} today={isPast ? undefined : today} />
          <BookingList>
            {entries.map((entry) => (
              <BookingCard
                key={entry.booking.id}
                entry={entry}
                isPast={isPast}
                onRebook={() => rebook(entry.booking)}
                onRemove={() => remove(entry.booking)}
              />
            ))}
          </BookingList>
        </div>
      ))}
    </BookingsPart>
  )
}

function useRebook(): (booking: TrialRide) => void {
  const navigate = useNavigate()
  const start = usePickupWizard((state) => state.start)
  const closures = useClosures()
  const branches = useBranchContacts()
  return (booking) => {
    start(rebookingDraft(booking, now(), restDaysOf(booking, closures, branches)))
    navigate(paths.pickup)
  }
}

interface BookingCardProps {
  entry: TrialRideEntry
  isPast: boolean
  onRebook: () => void
  onRemove: () => void
}

function BookingCard({ entry, isPast, onRebook, onRemove }: BookingCardProps) {
  const nameId = useId()
  const { booking, isBooked } = entry
  const { child, hour, minute, origin, dest, fareKRW } = booking
  const name = trialRideName(booking)
  const askToRemove = () => {
    if (window.confirm(`${name} 예약을 삭제할까요?`)) onRemove()
  }
  return (
    <Card as="li" className="printed-row stack-4 p-5">
      <BookingHead
        picture={<ChildFace childId={child.id} />}
        time={formatTime(hour, minute)}
        childName={child.name}
        fareKRW={fareKRW}
        isPast={isPast}
      >
        <Tag tone={isBooked ? 'green' : 'orange'}>{isBooked ? '체험 예약' : '장바구니'}</Tag>
        <IconButton
          className={`${styles.remove} screen-only`}
          label={`${name} 예약 삭제`}
          onClick={askToRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </BookingHead>
      <RideRoute origin={origin.name} dest={dest.name} />
      <span className="sr-only" id={nameId}>
        {name}
      </span>
      <div className={`${styles.actions} screen-only wrap flex gap-2`}>
        {!isPast && isBooked && (
          <Button tone="tonal" aria-describedby={nameId} onClick={() => saveToCalendar([booking])}>
            <CalendarPlus aria-hidden="true" />
            <span>캘린더에 저장</span>
          </Button>
        )}
        {!isPast && !isBooked && (
          <ButtonLink tone="tonal" to={`${paths.pickup}#cart`} aria-describedby={nameId}>
            예약하러 가기
          </ButtonLink>
        )}
        <Button aria-describedby={nameId} onClick={onRebook}>
          <RotateCcw aria-hidden="true" />
          <span>다시 예약</span>
        </Button>
      </div>
    </Card>
  )
}
