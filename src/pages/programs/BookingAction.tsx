import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { simulationNotice } from '@/content/simulationNotice'
import { paths } from '@/domain/paths'
import { bookingPayload, type ProgramBooking, selectionTotalKRW } from '@/domain/programSelection'
import { areAllBooked, outcomeMessage, type ProgramSession } from '@/domain/programSession'
import { remoteFailures } from '@/domain/remoteFailure'
import { useAccount } from '@/features/account/useAccount'
import type { ChildChoice } from '@/features/account/useChildren'
import { failureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/FailureMessage'
import { BookingSummary } from './BookingSummary'
import { type SeatRow, useBookSeats } from './useBookSeats'
import type { useSelection } from './useSelection'

interface Props {
  programId: string
  sessions: readonly ProgramSession[]
  selection: ReturnType<typeof useSelection>
  childList: readonly ChildChoice[]
}

/** 「예약하기」: real for a member, tried out by a guest. */
export function BookingAction(props: Props) {
  const account = useAccount()
  const { programId, selection } = props
  switch (account.status) {
    case 'starting':
    case 'guest':
      return (
        <BookingSummary
          bookings={selection.bookings}
          isGuest
          onBook={() => tryOut(programId, selection.bookable())}
        />
      )
    case 'ended':
      return <EndedAction bookings={selection.bookings} />
    case 'remembered':
    case 'member':
      return <MemberAction key={account.uid} {...props} uid={account.uid} />
  }
}

/** A guest is shown what would be sent. */
function tryOut(programId: string, bookings: readonly ProgramBooking[]) {
  if (!isAnyLeft(bookings)) return
  console.info(`프로그램 예약 ${bookings.length}건, 총 ${selectionTotalKRW(bookings)}원`)
  const payload = JSON.stringify(bookingPayload(programId, bookings))
  window.alert(`프로그램 예약을 요청합니다. ${simulationNotice}\n${payload}`)
}

function isAnyLeft(bookings: readonly ProgramBooking[]): boolean {
  if (bookings.length > 0) return true
  window.alert('선택한 시간이 마감되었습니다. 다른 시간을 선택해 주세요.')
  return false
}

/** A session that expired: what is picked stays, and nobody takes it for a guest's. */
function EndedAction({ bookings }: { bookings: readonly ProgramBooking[] }) {
  const [hasTried, setHasTried] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <BookingSummary
      bookings={bookings}
      buttonRef={button}
      onBook={() => setHasTried(true)}
      note={hasTried && <FailureMessage failure={remoteFailures.signedOut} focusNext={button} />}
    />
  )
}

function MemberAction({ programId, sessions, selection, childList, uid }: Props & { uid: string }) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const booking = useBookSeats({
    uid,
    onAnswer: selection.settle,
    onEnd: (outcome, hasFailed) => {
      const message = outcomeMessage(outcome)
      if (message) window.alert(message)
      if (!hasFailed && areAllBooked(outcome)) navigate(paths.myBookings)
    },
  })

  const seatRowOf = (row: ProgramBooking): SeatRow[] => {
    const session = sessions.find(({ id }) => id === row.slotId)
    const child = childList.find(({ id }) => id === row.childId)
    if (!session || !child) return []
    const { id: sessionId, startsAt } = session
    const { id: childId, name: childName } = child
    return [{ row, seat: { sessionId, uid, childId, childName, programId, startsAt } }]
  }
  const book = () => {
    const rows = selection.bookable()
    if (isAnyLeft(rows)) booking.mutate(rows.flatMap(seatRowOf))
  }

  return (
    <BookingSummary
      bookings={selection.bookings}
      buttonRef={button}
      isBusy={booking.isPending}
      onBook={book}
      note={
        booking.isError && (
          <FailureMessage failure={failureOf(booking.error)} onRetry={book} focusNext={button} />
        )
      }
    />
  )
}
