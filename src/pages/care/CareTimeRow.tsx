import { CalendarCheck, Check } from 'lucide-react'
import { useId } from 'react'
import { type CareTimeState, careTimeState } from '@/domain/care/careBooking'
import { careTimesOf } from '@/domain/care/careSession'
import { URGENT_SEATS } from '@/domain/programs/program'
import { closedSessionText, type ProgramSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { WatchButton } from '@/features/programs/seat-watch/WatchButton'
import styles from './CareTimeRow.module.css'
import type { CareRows } from './useCareRows'

interface Props {
  session: ProgramSession
  childId: string | undefined
  rows: CareRows
  now: Date
  onPress: () => void
}

const notOpenLabels: Record<Exclude<CareTimeState, 'open' | 'closed'>, string> = {
  over: '마감',
  full: '마감',
  booked: '예약함',
}

/** A session: a press selects or deselects it; a full one has 「빈자리 알림」. */
export function CareTimeRow({ session, childId, rows, now, onPress }: Props) {
  const id = useId()
  const { start, end } = careTimesOf(session)
  const seats = session.capacity - session.taken
  const state = careTimeState(session, childId, rows.bookings, now)
  const isPicked = rows.rows.some((row) => row.slotId === session.id && row.childId === childId)
  const isOpen = state === 'open'
  return (
    <li className={`${styles.item} stack-2`} data-full={state === 'full' || undefined}>
      <button
        id={id}
        className={`${styles.time} edged-softly wrap-3 rounded tabular middle full on-surface icons-18`}
        type="button"
        disabled={!isOpen}
        aria-pressed={isOpen ? isPicked : undefined}
        onClick={onPress}
      >
        <b className="text-18 bold tight nowrap">{`${start}~${end}`}</b>{' '}
        {isOpen ? (
          <span data-last={seats <= URGENT_SEATS || undefined}>{`잔여 ${seats}석`}</span>
        ) : (
          <span>
            {state === 'booked' && <CalendarCheck aria-hidden="true" />}
            <span>
              {state === 'closed' ? closedSessionText('휴원', session) : notOpenLabels[state]}
            </span>
          </span>
        )}
        {isOpen && (
          <i className={`${styles.check} center icons-16`}>
            {isPicked && <Check aria-hidden="true" />}
          </i>
        )}
      </button>
      {state === 'full' && canWatch(session, now) && (
        <WatchButton session={session} describedBy={id} />
      )}
    </li>
  )
}
