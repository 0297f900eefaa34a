import { type ProgramBooking, selectionTotalKRW } from '@/domain/programSelection'
import { Button } from '@/ui/Button'
import { StickyBar } from '@/ui/StickyBar'
import styles from './BookingSummary.module.css'
import { ProgramPrice } from './ProgramPrice'

interface Props {
  bookings: readonly ProgramBooking[]
  onBook?: () => void
}

/** How many, how much, and the one action. */
export function BookingSummary({ bookings, onBook }: Props) {
  const hasAny = bookings.length > 0
  return (
    <StickyBar label="예약 요약">
      <p className={styles.sum} aria-live="polite">
        <span>
          예약 <b>{bookings.length}건</b>
        </span>{' '}
        <strong>
          {hasAny ? (
            <ProgramPrice priceKRW={selectionTotalKRW(bookings)} />
          ) : (
            <>
              0<small>원</small>
            </>
          )}
        </strong>
      </p>
      <Button
        className={styles.book}
        tone="primary"
        size="large"
        disabled={!hasAny}
        onClick={onBook}
      >
        예약하기
      </Button>
    </StickyBar>
  )
}
