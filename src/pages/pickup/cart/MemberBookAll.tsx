import { useRef } from 'react'
import { Button } from '@/ui/button/Button'
import { BookingAnswer } from '../booking/BookingAnswer'
import { cartLines } from '../booking/lineSource'
import { useBookRides } from '../booking/useBookRides'
import styles from './BookAllAction.module.css'
import { BookingHint } from './BookingHint'

/** 「전체 예약하기」 of a member (specification 4, section 3). */
export function MemberBookAll() {
  const booking = useBookRides()
  const button = useRef<HTMLButtonElement>(null)
  const press = () => booking.press(cartLines)
  return (
    <div className={`${styles.action} stack-3 screen-only`}>
      <Button
        ref={button}
        className={styles.all}
        tone="primary"
        size="large"
        isBlock
        isBusy={booking.state.status === 'busy'}
        isSinglePress
        onClick={press}
      >
        전체 예약하기
      </Button>
      <BookingAnswer booking={booking} onRetry={press} button={button} />
      <BookingHint>요금은 도착한 뒤에 정산해요.</BookingHint>
    </div>
  )
}
