import { useRef } from 'react'
import type { ProgramRow } from '@/domain/programs/programSelection'
import type { ProgramSession } from '@/domain/programs/programSession'
import type { ChildChoice } from '@/features/account/useChildren'
import { type SeatRow, useBookSeats } from '@/features/programs/commands'
import { useMember } from '@/remote/useMember'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { BookingSummary } from './BookingSummary'
import { isAnyLeftElseAlert, type useSelection } from './useSelection'

interface Props {
  programId: string
  sessions: readonly ProgramSession[]
  selection: ReturnType<typeof useSelection>
  childList: readonly ChildChoice[]
}

/** 「예약하기」 of a member (specification 4, section 6). */
export function MemberAction({ programId, sessions, selection, childList }: Props) {
  const { familyUid } = useMember()
  const button = useRef<HTMLButtonElement>(null)
  const booking = useBookSeats<ProgramRow>({
    failure: '프로그램을 예약하지 못했습니다.',
    onSend: selection.send,
    onAnswer: selection.takeAnswer,
  })

  const seatRowOf = (row: ProgramRow): SeatRow<ProgramRow>[] => {
    const session = sessions.find(({ id }) => id === row.slotId)
    const child = childList.find(({ id }) => id === row.childId)
    if (!session || !child) return []
    const { id: sessionId, startsAt } = session
    const { id: childId, name: childName } = child
    return [{ row, seat: { sessionId, uid: familyUid, childId, childName, programId, startsAt } }]
  }
  const book = () => {
    const rows = selection.bookable()
    if (isAnyLeftElseAlert(rows)) void booking.run(rows.flatMap(seatRowOf))
  }

  return (
    <BookingSummary
      bookings={selection.bookings}
      buttonRef={button}
      isBusy={booking.isBusy}
      onBook={book}
      note={<CommandFailure command={booking} onRetry={book} focusNext={button} />}
    />
  )
}
