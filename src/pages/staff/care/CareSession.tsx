import { ChevronDown, Clock } from 'lucide-react'
import { memo, type RefObject, useId, useState } from 'react'
import { canCancelStay, nextAttendance, undoableStep } from '@/domain/care/attendance'
import {
  type BoardSession,
  familySizes,
  isRunning,
  type Rests,
  seatedIn,
  staysFromEarlier,
  tallyOf,
} from '@/domain/care/careBoard'
import { type DayNote, dayNoteId } from '@/domain/care/dayNote'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { stayState } from '@/domain/care/stayState'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { closedSessionText, type SessionBooking } from '@/domain/programs/programSession'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { useKeepFocusInList } from '../useKeepFocusInList'
import styles from './CareSession.module.css'
import { useCloseSession } from './dialogs/useCloseSession'
import { dayQueries } from './queries'
import { StayRow } from './row/StayRow'
import { SessionHead, seatsText } from './SessionHead'

export interface ShownStay {
  stay: Stay
  isFolded: boolean
}

interface Props {
  session: BoardSession
  /** In the order and the look in which they are shown. */
  rows: readonly ShownStay[]
  /** One line that opens. */
  isFolded: boolean
  isHidden: boolean
  notes: ReadonlyMap<string, DayNote>
  rests: Rests
  now: Date
  /** The page's heading, focused when no row can be. */
  heading: RefObject<HTMLElement | null>
}

const noteOf = (notes: Props['notes'], { uid, childId, startsAt }: Stay) =>
  notes.get(dayNoteId({ uid, childId, day: dayOf(startsAt) }))

/** Memoised: the page renders whenever its data are confirmed, every 20 s. Sessions of other branches are hidden: mounting their rows anew is slower. */
export const CareSession = memo(function CareSession(props: Props) {
  const { session, isFolded, isHidden } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      className={`${styles.session} card`}
      aria-labelledby={id}
      hidden={isHidden}
      data-id={session.id}
      data-line={(isFolded && !isOpen) || undefined}
      data-empty={session.stays.length + session.continuedStays.length === 0 || undefined}
    >
      {isFolded && (
        <FoldedHead {...props} id={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      )}
      <div className={styles.whole} hidden={isFolded && !isOpen}>
        <OpenSession {...props} id={isFolded ? `${id}-whole` : id} />
      </div>
    </section>
  )
})

interface FoldedProps extends Props {
  id: string
  isOpen: boolean
  onToggle: () => void
}

/** A session without a child, or one that everybody has left. */
function FoldedHead({ session, rests, now, id, isOpen, onToggle }: FoldedProps) {
  const tally = tallyOf(session, now, rests).map(({ label, count }) => `${label} ${count}`)
  return (
    <h2 className={`${styles.folded} screen-only text-16 body-track`}>
      <button
        className="row-3 full min-h-52 muted bold"
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className="grow row gap-1-3 wrap">
          {isRunning(session, now) && (
            <span className={`${styles.running} extrabold nowrap screen-only text-14`}>지금</span>
          )}
          <span id={id}>
            <span className={styles.number}>{formatTimeSpan(session)}</span>{' '}
            <span>{useBranchLabel()(session.branchId)}</span>
          </span>
          <small className="text-14 semibold tabular">
            {[seatsText(session), session.closed && closedSessionText('휴원', session), ...tally]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <ChevronDown className={`${styles.chevron} square-20 rigid`} aria-hidden="true" />
      </button>
    </h2>
  )
}

const bookingsOf = (session: BoardSession): SessionBooking[] =>
  seatedIn(session)
    .flatMap(({ bookings }) => bookings)
    .filter(({ sessionId }) => sessionId === session.id)

function OpenSession(props: Props & { id: string }) {
  const { session, rows, isFolded, notes, rests, now, heading, id } = props
  const closing = useCloseSession({
    session,
    bookings: bookingsOf(session),
    renews: (uid) => [dayQueries(uid, dayOf(session.startsAt))],
  })
  const focus = useKeepFocusInList(session, heading)
  const families = familySizes(session)
  const fromEarlier = staysFromEarlier(session, now)
  return (
    <>
      <SessionHead
        session={session}
        branch={useBranchLabel()(session.branchId)}
        rests={rests}
        now={now}
        id={id}
        isNamed={!isFolded}
        closing={closing}
      />
      {fromEarlier.length > 0 && <GoingOn stays={fromEarlier} />}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label="돌봄 명단" {...focus}>
          {rows.map(({ stay, isFolded }) => (
            <StayRow
              key={keyOfStay(stay)}
              stay={stay}
              state={stayState(stay, now, { isResting: rests(stay) })}
              isFolded={isFolded}
              next={nextAttendance(stay, now)}
              undo={undoableStep(stay, now)}
              canCancel={canCancelStay(stay, now)}
              isFuture={dayOf(now) < dayOf(stay.startsAt)}
              isDue={isRunning(session, now)}
              isFrozen={closing.close.isBusy}
              note={noteOf(notes, stay)}
              family={families.get(stay.uid)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Children whose row is in an earlier session. */
function GoingOn({ stays }: { stays: readonly Stay[] }) {
  return (
    <p className={`${styles.continuedStays} note icons-18`}>
      <Clock aria-hidden="true" />
      <span>
        <span>앞 시간부터 이어져요</span>{' '}
        <b>{stays.map(({ childName }) => childName).join(', ')}</b>
      </span>
    </p>
  )
}
