import { CalendarPlus, RotateCcw, X } from 'lucide-react'
import { useId } from 'react'
import { formatTime } from '@/domain/dates/seoulTime'
import { type TrialRideEntry, trialRideName } from '@/domain/rides/trialRideList'
import { paths } from '@/domain/site/paths'
import { RideRoute } from '@/features/rides/RideRoute'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import { BookingHead } from '../shared/BookingHead'
import { ChildFace } from '../shared/ChildFace'
import { saveToCalendar } from '../shared/saveToCalendar'
import styles from './BookingCard.module.css'

interface Props {
  entry: TrialRideEntry
  isPast: boolean
  onRebook: () => void
  onRemove: () => void
}

export function BookingCard({ entry, isPast, onRebook, onRemove }: Props) {
  const nameId = useId()
  const { booking, isBooked } = entry
  const { child, hour, minute, origin, dest, fareKRW } = booking
  const name = trialRideName(booking)
  const askToRemove = () => {
    if (window.confirm(`${name} 예약을 삭제할까요?`)) onRemove()
  }
  return (
    <Card as="li" className={`${styles.card} stack-4 p-5`}>
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
