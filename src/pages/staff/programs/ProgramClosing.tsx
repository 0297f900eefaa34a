import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Moon } from 'lucide-react'
import { closedWord } from '@/domain/care/careSession'
import { dayOf, formatShortDay, formatTimeSpan, monthOf } from '@/domain/dates/day'
import {
  closedSessionText,
  type ProgramSession,
  type SessionBooking,
} from '@/domain/programs/programSession'
import { seatQueries } from '@/features/programs/seatQueries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { CloseDialog } from '../care/dialogs/CloseDialog'
import { useCloseSession } from '../care/dialogs/useCloseSession'
import { rosterQuery } from '../care/queries'
import { useDialog } from '../dialogs/useDialog'
import { useStaffMember } from '../StaffMemberContext'
import { monthSessionsQuery } from './queries'
import styles from './SessionItem.module.css'

const noSeats: SessionBooking[] = []

/** 「휴강」 and 「휴강 취소」 of a program's session (specification 7, section 3). */
export function ProgramClosing({ session }: { session: ProgramSession }) {
  const { uid } = useStaffMember()
  const time = useNow(secondsToMilliseconds(15)) ?? now()
  const dialog = useDialog()
  const roster = useRemoteRead(rosterQuery(uid, session.id), dialog.isMounted)
  const closing = useCloseSession({
    session,
    bookings: roster.status === 'loaded' ? roster.data : noSeats,
    renews: () => [
      monthSessionsQuery(uid, session.programId, monthOf(dayOf(session.startsAt))),
      rosterQuery(uid, session.id),
      seatQueries(),
    ],
  })
  const { reopen, begin } = closing
  const day = formatShortDay(dayOf(session.startsAt))
  const isOver = time >= session.endsAt
  return (
    <>
      {!isOver && session.closed && (
        <Button className={styles.button} isBusy={reopen.isBusy} onClick={() => void reopen.run()}>
          휴강 취소
        </Button>
      )}
      {!isOver && (!session.closed || session.taken > 0) && (
        <Button
          className={styles.button}
          onClick={() => {
            begin()
            dialog.open()
          }}
        >
          휴강
        </Button>
      )}
      <FailureMessage isInline failure={reopen.failure} />
      {dialog.isMounted && (
        <CloseDialog
          word="휴강"
          label={`${day} ${formatTimeSpan(session)}`}
          waiting={
            roster.status === 'loaded' ? undefined : (
              <Remote what="명단" read={roster} waiting={<Skeleton height="28px" />} />
            )
          }
          closing={closing}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

/** That it does not take place, and why. */
export const ClosedSession = ({ session }: { session: ProgramSession }) => (
  <p className={`${styles.closed} inset row`}>
    <Moon className="rigid accent" aria-hidden="true" />
    <b>{closedSessionText(closedWord(session), session)}</b>
  </p>
)
