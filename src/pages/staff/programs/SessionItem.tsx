import { useId, useState } from 'react'
import { isCareProgram } from '@/domain/care/careSession'
import { dayOf, formatDay, formatTimeSpan } from '@/domain/dates/day'
import type { ProgramSession } from '@/domain/programs/programSession'
import { Button } from '@/ui/button/Button'
import { UnreadableRow } from '../UnreadableRow'
import { CapacityForm } from './CapacityForm'
import { ClosedSession, ProgramClosing } from './ProgramClosing'
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
  const roster = <div id={rosterId}>{isOpen && <Roster session={session} />}</div>
  if (session.isUnreadable)
    return (
      <li className={`${styles.item} card stack-3 min-0`}>
        <UnreadableRow id={id} at={startsAt}>
          {rosterButton}
        </UnreadableRow>
        {roster}
      </li>
    )
  return (
    <li className={`${styles.item} card stack-3 min-0`}>
      <div className={`${styles.head} wrap tabular flex baseline apart`}>
        <p>
          <b>{formatDay(dayOf(startsAt))}</b>{' '}
          <span className="muted">{formatTimeSpan(session)}</span>
        </p>
        <p className={`${styles.seats} text-18 extrabold`} data-full={taken >= capacity}>
          {`${taken} / ${capacity}`}
        </p>
      </div>
      {session.closed && <ClosedSession session={session} />}
      <div className={`${styles.actions} wrap-3 apart`}>
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
