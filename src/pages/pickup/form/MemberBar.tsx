import { type ComponentProps, useRef } from 'react'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import { commandId, endCommand } from '@/remote/commandId'
import { usePickupWizard } from '@/stores/pickupWizard'
import { Button } from '@/ui/button/Button'
import { BookingAnswer } from '../booking/BookingAnswer'
import { cartLines, heldLines, type LineSource } from '../booking/lineSource'
import { useBookRides } from '../booking/useBookRides'
import styles from './AddBar.module.css'

interface ButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'tone'> {
  label: string
  /** Undefined: nothing can be booked, which was said. */
  lines: () => LineSource | undefined
}

/** A button that books, with what became of its press. */
function BookButton({ label, lines, ...look }: ButtonProps) {
  const booking = useBookRides()
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    const source = lines()
    if (source) booking.press(source)
  }
  return (
    <>
      <Button
        {...look}
        ref={button}
        size="large"
        isBusy={booking.state.status === 'busy'}
        isSinglePress
        onClick={press}
      >
        {label}
      </Button>
      <div className={`${styles.answer} contents`}>
        <BookingAnswer booking={booking} onRetry={press} button={button} />
      </div>
    </>
  )
}

/** 「지금 예약하기」: does what 「전체 예약하기」 does (specification 6, section 4). */
export const BookNow = () => (
  <BookButton label="지금 예약하기" tone="primary" lines={() => cartLines} />
)

interface Props {
  /** Undefined when something is missing, which the form then says. */
  reservations: (newId: () => string) => ReservationCart | undefined
  isPrimary: boolean
}

/** 「바로 예약하기」: books what the form holds, past the cart. */
export function BookAtOnce({ reservations, isPrimary }: Props) {
  const held = () => {
    const ids = draftIds()
    const lines = reservations(ids.next)
    return lines && heldLines(lines, ids.end)
  }
  return (
    <BookButton
      label="바로 예약하기"
      className={styles.button}
      tone={isPrimary ? 'primary' : 'line'}
      lines={held}
    />
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
