import { useRef } from 'react'
import type { ReservationCart } from '@/domain/rides/reservationCart'
import { commandId, endCommand } from '@/remote/commandId'
import { usePickupWizard } from '@/stores/pickupWizard'
import { Button } from '@/ui/button/Button'
import { BookingAnswer } from '../booking/BookingAnswer'
import { cartLines, heldLines } from '../booking/lineSource'
import { useBookRides } from '../booking/useBookRides'
import styles from './AddBar.module.css'

/** 「지금 예약하기」: does what 「전체 예약하기」 does (specification 6, section 4). */
export function BookNow() {
  const booking = useBookRides()
  const button = useRef<HTMLButtonElement>(null)
  const press = () => booking.press(cartLines)
  return (
    <>
      <Button
        ref={button}
        tone="primary"
        size="large"
        isBusy={booking.state.status === 'busy'}
        isSinglePress
        onClick={press}
      >
        지금 예약하기
      </Button>
      <div className={styles.answer}>
        <BookingAnswer booking={booking} onRetry={press} button={button} />
      </div>
    </>
  )
}

interface Props {
  /** Undefined when something is missing, which the form then says. */
  reservations: (newId: () => string) => ReservationCart | undefined
  isPrimary: boolean
}

/** 「바로 예약하기」: books what the form holds, past the cart. */
export function BookAtOnce({ reservations, isPrimary }: Props) {
  const booking = useBookRides()
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    const ids = draftIds()
    const lines = reservations(ids.next)
    if (lines) booking.press(heldLines(lines, ids.end))
  }
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        tone={isPrimary ? 'primary' : 'line'}
        size="large"
        isBusy={booking.state.status === 'busy'}
        isSinglePress
        onClick={press}
      >
        바로 예약하기
      </Button>
      <div className={styles.answer}>
        <BookingAnswer booking={booking} onRetry={press} button={button} />
      </div>
    </>
  )
}

/** Ids that the same draft gets again until it is booked: a retry books nothing twice. */
function draftIds() {
  const { draft, finish } = usePickupWizard.getState()
  const subjects: object[] = []
  return {
    next: () => {
      const subject = { collection: 'rides', draft, index: subjects.length }
      subjects.push(subject)
      return commandId(subject)
    },
    end: () => {
      for (const subject of subjects) endCommand(subject)
      finish()
    },
  }
}
