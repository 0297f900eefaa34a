import { zodResolver } from '@hookform/resolvers/zod'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { Moon } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { closedWord, isCareProgram } from '@/domain/care/careSession'
import { dayOf, formatDay, formatShortDay, formatTimeSpan, monthOf } from '@/domain/dates/day'
import {
  checkCapacity,
  closedSessionText,
  type ProgramSession,
  type SessionBooking,
} from '@/domain/programs/programSession'
import { typedNumber } from '@/domain/text/typedNumber'
import { seatQueries } from '@/features/programs/seatQueries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { focusIfLost } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { CloseDialog } from '../care/dialogs/CloseDialog'
import { useCloseSession } from '../care/dialogs/useCloseSession'
import { rosterQuery } from '../care/queries'
import { useDialog } from '../dialogs/useDialog'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import { useSetCapacity } from './commands'
import { monthSessionsQuery } from './queries'
import { Roster } from './Roster'
import styles from './SessionItem.module.css'

interface Props {
  session: ProgramSession
  mayResize: boolean
}

export function SessionItem({ session, mayResize }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const rosterId = useId()
  const { id, startsAt, capacity, taken } = session
  const isCare = isCareProgram(session.programId)
  const rosterButton = (
    <Button
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={rosterId}
      onClick={() => setIsOpen(!isOpen)}
    >
      명단
    </Button>
  )
  const roster = (
    <div className="unless-empty" id={rosterId}>
      {isOpen && <Roster session={session} />}
    </div>
  )
  if (session.isUnreadable)
    return (
      <li className={`${styles.item} p-4-5 card stack-3 min-0`}>
        <UnreadableRow id={id} at={startsAt}>
          {rosterButton}
        </UnreadableRow>
        {roster}
      </li>
    )
  return (
    <li className={`${styles.item} p-4-5 card stack-3 min-0`}>
      <div className="gap-1-3 wrap tabular flex baseline apart">
        <p>
          <b>{formatDay(dayOf(startsAt))}</b>{' '}
          <span className="muted">{formatTimeSpan(session)}</span>
        </p>
        <p className={`${styles.seats} text-18 extrabold`} data-full={taken >= capacity}>
          {`${taken} / ${capacity}`}
        </p>
      </div>
      {session.closed && <ClosedSession session={session} />}
      <div className="ends wrap-3 apart">
        {mayResize && <CapacityForm session={session} />}
        <div className="row-2 wrap push">
          {mayResize && !isCare && <ProgramClosing session={session} />}
          {rosterButton}
        </div>
      </div>
      {roster}
    </li>
  )
}

interface CapacityEntry {
  capacity: string
}

const capacityOf = (text: string): number => typedNumber(text, '명') ?? Number.NaN

const capacitySchema = (session: ProgramSession): z.ZodMiniType<CapacityEntry, CapacityEntry> =>
  z.object({
    capacity: z.string().check(fieldRule((text) => checkCapacity(session, capacityOf(text)))),
  })

function CapacityForm({ session }: { session: ProgramSession }) {
  const form = useForm<CapacityEntry>({
    // A new capacity fills the field without losing its focus.
    values: { capacity: String(session.capacity) },
    resolver: zodResolver(capacitySchema(session)),
  })
  const resize = useSetCapacity(session)
  const row = `capacity-${session.id}`

  const save = (entry: CapacityEntry) => {
    const capacity = capacityOf(entry.capacity)
    if (capacity !== session.capacity) void resize.run(capacity, { row })
  }

  return (
    <Form
      className={`${styles.capacity} ends wrap-2`}
      data-row={row}
      onSubmit={form.handleSubmit(save)}
    >
      <TextField form={form} name="capacity" label="정원" inputMode="numeric" />
      <Button className={styles.button} type="submit" isBusy={resize.isBusy}>
        저장
      </Button>
      <CommandFailure isInline command={resize} />
    </Form>
  )
}

const noSeats: SessionBooking[] = []

/** 「휴강」 and 「휴강 취소」 of a program's session (specification 7, section 3). */
function ProgramClosing({ session }: { session: ProgramSession }) {
  const { uid } = useStaffMember()
  const time = useNow(secondsToMilliseconds(15)) ?? now()
  const dialog = useDialog()
  const roster = useRemoteRead(rosterQuery(uid, session.id), dialog.shown !== undefined)
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
          ref={reopen.isDone ? focusIfLost : undefined}
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
      {dialog.shown && (
        <CloseDialog
          word="휴강"
          label={`${day} ${formatTimeSpan(session)}`}
          waiting={
            roster.status === 'loaded' ? undefined : (
              <Remote what="명단" read={roster} waiting={<Skeleton height="28px" />} />
            )
          }
          closing={closing}
          {...dialog.shown}
        />
      )}
    </>
  )
}

/** That it does not take place, and why. */
const ClosedSession = ({ session }: { session: ProgramSession }) => (
  <p className={`${styles.closed} inset row gap-10px`}>
    <Moon className="rigid accent" aria-hidden="true" />
    <b>{closedSessionText(closedWord(session), session)}</b>
  </p>
)
