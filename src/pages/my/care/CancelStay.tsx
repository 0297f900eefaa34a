import { useRef } from 'react'
import type { Stay } from '@/domain/care/stay'
import { canCancelBooking } from '@/domain/programs/programSession'
import { useCancelBookings } from '@/features/programs/commands'
import { now } from '@/platform/clock'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import styles from '../shared/CardActions.module.css'

interface Props {
  stay: Stay
  describedBy: string
  /** Then no use is returned. */
  isRefunded: boolean
  onCancelled: () => void
}

export function CancelStay({ stay, describedBy, isRefunded, onCancelled }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const leave = useCancelBookings(onCancelled)
  const leavable = () => stay.bookings.filter((booking) => canCancelBooking(booking, now()))
  const send = () => void leave.cancel(leavable())
  const press = () => {
    const bookings = leavable()
    const useCount = bookings.filter(({ passId }) => passId !== undefined).length
    const whatComesBack = useCount > 0 && !isRefunded ? ` 이용권 ${useCount}회가 돌아와요.` : ''
    if (bookings.length > 0 && window.confirm(`예약을 취소할까요?${whatComesBack}`)) send()
  }
  const total = leave.given?.length ?? 0
  const { doneCount } = leave
  return (
    <>
      {leave.failure && (
        <div className={`${styles.problem} whole-row`}>
          {doneCount > 0 && (
            <p>
              {`예약 ${total}건 중 ${doneCount}건을 취소했어요. ${total - doneCount}건이 남아 있어요.`}
            </p>
          )}
          <CommandFailure command={leave} onRetry={send} focusNext={button} />
        </div>
      )}
      <Button
        ref={button}
        tone="text"
        isBusy={leave.isBusy}
        aria-describedby={describedBy}
        onClick={press}
      >
        예약 취소
      </Button>
    </>
  )
}
