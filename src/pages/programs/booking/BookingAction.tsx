import { lazy, Suspense, useRef, useState } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import {
  bookingPayload,
  type ProgramRow,
  selectionTotalKRW,
} from '@/domain/programs/programSelection'
import type { ProgramSession } from '@/domain/programs/programSession'
import { remoteFailures } from '@/domain/remoteFailure'
import { AccountGate } from '@/features/account/AccountGate'
import { MayAct } from '@/features/account/MayAct'
import type { ChildChoice } from '@/features/account/useChildren'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { BookingSummary } from './BookingSummary'
import { isAnyLeftElseAlert, type useSelection } from './useSelection'

const MemberAction = lazy(async () => ({
  default: (await import('./MemberAction')).MemberAction,
}))

interface Props {
  programId: string
  sessions: readonly ProgramSession[]
  selection: ReturnType<typeof useSelection>
  childList: readonly ChildChoice[]
}

/** 「예약하기」: real for members, a trial for guests. */
export function BookingAction(props: Props) {
  const { programId, selection } = props
  const trial = (
    <BookingSummary
      bookings={selection.bookings}
      isGuest
      onBook={() => tryOut(programId, selection.bookable())}
    />
  )
  return (
    <AccountGate
      starting={trial}
      guest={trial}
      ended={<EndedAction bookings={selection.bookings} />}
    >
      {() => (
        <MayAct>
          <Suspense fallback={<BookingSummary bookings={selection.bookings} isBusy />}>
            <MemberAction {...props} />
          </Suspense>
        </MayAct>
      )}
    </AccountGate>
  )
}

/** Shows a guest what would be sent. */
function tryOut(programId: string, bookings: readonly ProgramRow[]) {
  if (!isAnyLeftElseAlert(bookings)) return
  console.info(`프로그램 예약 ${bookings.length}건, 총 ${selectionTotalKRW(bookings)}원`)
  const payload = JSON.stringify(bookingPayload(programId, bookings))
  window.alert(`프로그램을 예약해요. ${simulationNotice}\n${payload}`)
}

/** An expired session keeps its rows, but not for a guest's trial. */
function EndedAction({ bookings }: { bookings: readonly ProgramRow[] }) {
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
