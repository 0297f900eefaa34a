import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { canTakeBackRequest, type Medication, medicationsOfStay } from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { canCancelBooking } from '@/domain/programs/programSession'
import { useCancelBookings } from '@/features/programs/commands'
import { now } from '@/platform/clock'
import { useMember } from '@/remote/useMember'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { medicationsQuery } from '../medication/queries'
import styles from '../shared/CardActions.module.css'

interface Props {
  stay: Stay
  describedBy: string
  /** Then no use is returned. */
  isRefunded: boolean
  onCancelled: () => void
}

const noMedications: readonly Medication[] = []

export function CancelStay({ stay, describedBy, isRefunded, onCancelled }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const leave = useCancelBookings(onCancelled)
  const { data: medications = noMedications } = useQuery({
    ...medicationsQuery(useMember()),
    enabled: false,
  })
  const leavable = () => stay.bookings.filter((booking) => canCancelBooking(booking, now()))
  const send = () => void leave.cancel(leavable())
  const press = () => {
    const bookings = leavable()
    const useCount = bookings.filter(({ passId }) => passId !== undefined).length
    const whatComesBack = useCount > 0 && !isRefunded ? ` 이용권 ${useCount}회가 돌아와요.` : ''

    // Of a whole stay that is cancelled it goes without saying.
    const goesAlong =
      bookings.length < stay.bookings.length &&
      medicationsOfStay(medications, { bookings }).some(canTakeBackRequest)
    const whatGoesAlong = goesAlong ? ' 투약 의뢰도 취소돼요.' : ''
    if (bookings.length > 0 && window.confirm(`예약을 취소할까요?${whatComesBack}${whatGoesAlong}`))
      send()
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
