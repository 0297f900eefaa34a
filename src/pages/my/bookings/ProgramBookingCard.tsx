import { CalendarCheck, X } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { clockTime } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { canCancelBooking, type SessionBooking } from '@/domain/programs/programSession'
import { MayAct } from '@/features/account/MayAct'
import { useCancelBookings } from '@/features/programs/commands'
import { usePrograms } from '@/features/programs/usePrograms'
import { now } from '@/platform/clock'
import { seatKey } from '@/stores/justBooked'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Tag } from '@/ui/Tag'
import { BookingHead } from '../shared/BookingHead'
import { JustBooked } from '../shared/JustBooked'
import card from '../shared/OwnCard.module.css'
import styles from './ProgramBookingCard.module.css'

interface Props {
  booking: SessionBooking
  dayId: string
  isPast: boolean
  onCancelled: (booking: SessionBooking) => void
}

export const ProgramBookingCard = memo(function ProgramBookingCard(props: Props) {
  const { childName, startsAt } = props.booking
  return (
    <Card as="li" className={`${card.card} stack-4 p-5`}>
      <SectionBoundary name={`${clockTime(startsAt)} ${childName}`}>
        <BookingInFull {...props} />
      </SectionBoundary>
    </Card>
  )
})

function BookingInFull({ booking, dayId, isPast, onCancelled }: Props) {
  const headId = useId()
  const program = usePrograms().programs.find(({ id }) => id === booking.programId)
  const isCancelled = booking.cancelledAt !== undefined
  return (
    <>
      <JustBooked keys={[seatKey(booking)]} />
      <BookingHead
        id={headId}
        picture={
          program ? (
            <img
              className={`${styles.thumb} cover screen-only rounded`}
              src={program.thumbnail}
              alt=""
              loading="lazy"
            />
          ) : (
            <span />
          )
        }
        time={clockTime(booking.startsAt)}
        childName={booking.childName}
        isPast={isPast}
      >
        {isCancelled ? (
          <Tag tone="plain">
            <X aria-hidden="true" />
            <span>취소</span>
          </Tag>
        ) : (
          <Tag tone={isPast ? 'plain' : 'blue'}>
            <CalendarCheck aria-hidden="true" />
            <span>프로그램</span>
          </Tag>
        )}
      </BookingHead>
      {program && (
        <p>
          <b className="bold">{program.title}</b> <span>{`· ${program.branchName}`}</span>
        </p>
      )}
      {isCancelled && (
        <p className="inset p-3-4">{`아지트 사정으로 취소됐어요. (${booking.cancelReason ?? ''})`}</p>
      )}
      {program && program.unitPriceKRW > 0 && !isPast && !isCancelled && (
        <p className="note">
          {`이용료 ${formatKRW(program.unitPriceKRW)}은 수업 날 아지트에서 결제해 주세요.`}
        </p>
      )}
      {!isPast && !isCancelled && (
        <MayAct>
          <CancelBooking
            booking={booking}
            describedBy={`${dayId} ${headId}`}
            onCancelled={onCancelled}
          />
        </MayAct>
      )}
    </>
  )
}

function CancelBooking({
  booking,
  describedBy,
  onCancelled,
}: Pick<Props, 'booking' | 'onCancelled'> & { describedBy: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const leave = useCancelBookings(() => onCancelled(booking))
  const press = () => {
    if (canCancelBooking(booking, now())) void leave.cancel([booking])
  }
  return (
    <>
      <CommandFailure command={leave} onRetry={press} focusNext={button} />
      <Button
        className={`${styles.cancel} screen-only`}
        ref={button}
        isBusy={leave.isBusy}
        aria-describedby={describedBy}
        onClick={press}
      >
        예약 취소
      </Button>
    </>
  )
}
