import { Clock, Moon } from 'lucide-react'
import { memo, type RefObject, useId, useState } from 'react'
import { branchLabel } from '@/content/branches/branchNames'
import { canCancelStay, nextAttendance, undoableStep } from '@/domain/care/attendance'
import {
  type BoardSession,
  boardRowsOf,
  familySizes,
  isRunning,
  seatedIn,
  staysFromEarlier,
  tallyOf,
} from '@/domain/care/careBoard'
import { type DayNote, dayNoteId } from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { stayState } from '@/domain/care/stayState'
import { dayOf, formatTimeSpan } from '@/domain/dates/day'
import { staffFailureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useKeepFocusInList } from '../useKeepFocusInList'
import styles from './CareSession.module.css'
import { CloseDialog } from './dialogs/CloseDialog'
import { useCloseSession } from './dialogs/useCloseSession'
import { StayRow } from './row/StayRow'
import { keyOfStay } from './row/useStaySteps'

interface Props {
  session: BoardSession
  isHidden: boolean
  matches: (stay: Stay) => boolean
  notes: ReadonlyMap<string, DayNote>
  now: Date
  /** The page's heading, focused when no row can be. */
  heading: RefObject<HTMLElement | null>
}

const noteOf = (notes: Props['notes'], { uid, childId, startsAt }: Stay) =>
  notes.get(dayNoteId({ uid, childId, day: dayOf(startsAt) }))

/** Memoised: the page renders on every 5 s poll. Sessions of other branches are hidden: mounting their rows anew is slower. */
export const CareSession = memo(function CareSession(props: Props) {
  const { session, isHidden, matches, notes, now, heading } = props
  const id = useId()
  const closing = useCloseSession(session)
  const [closingDialog, setClosingDialog] = useState<'never' | 'open' | 'closed'>('never')
  const rows = boardRowsOf(session, now).filter(matches)
  const focus = useKeepFocusInList(session, heading)
  const families = familySizes(session)
  const branch = branchLabel(session.branchId)
  const { left } = closing
  const isOver = now >= session.endsAt
  const fromEarlier = staysFromEarlier(session, now)
  return (
    <section
      className={styles.session}
      aria-labelledby={id}
      hidden={isHidden}
      data-empty={session.stays.length + session.continuedStays.length === 0 || undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          <span className={styles.number}>{formatTimeSpan(session)}</span> <span>{branch}</span>
        </h2>
        <p className={styles.count}>
          {`${seatedIn(session).length}명${session.capacity !== undefined ? ` / ${session.capacity}명` : ''}`}
        </p>
        <Tally session={session} now={now} />
        {!isOver && !closing.close.isPending && session.capacity !== undefined && (
          <div className={styles.actions}>
            {session.closed && (
              <Button
                aria-describedby={id}
                isBusy={closing.reopen.isPending}
                onClick={() => closing.reopen.mutate()}
              >
                휴원 취소
              </Button>
            )}
            {(!session.closed || left > 0) && (
              <Button
                tone={session.closed ? 'tonal' : 'line'}
                aria-describedby={id}
                onClick={() => setClosingDialog('open')}
              >
                휴원
              </Button>
            )}
          </div>
        )}
      </div>
      {closing.close.isPending && closing.progress && (
        <p className={styles.rest} role="status">
          <b>휴원 처리 중</b> <span>{`${closing.progress.done} / ${closing.progress.count}`}</span>
          <progress
            value={closing.progress.done}
            max={Math.max(1, closing.progress.count)}
            aria-labelledby={id}
          />
        </p>
      )}
      {session.closed && !closing.close.isPending && (
        <p className={styles.rest}>
          <Moon aria-hidden="true" />
          <span>
            <b>휴원</b>{' '}
            <span>
              {left > 0
                ? `예약 ${left}건이 남아 있어요. 「휴원」을 다시 누르면 이어서 취소해요.`
                : '예약을 받지 않아요.'}
            </span>
          </span>
        </p>
      )}
      <FailureMessage isInline failure={staffFailureOf(closing.reopen.error)} />
      {fromEarlier.length > 0 && <GoingOn stays={fromEarlier} />}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label="돌봄 명단" {...focus}>
          {rows.map((stay) => (
            <StayRow
              key={keyOfStay(stay)}
              stay={stay}
              state={stayState(stay, now)}
              next={nextAttendance(stay, now)}
              undo={undoableStep(stay, now)}
              canCancel={canCancelStay(stay, now)}
              isFuture={dayOf(now) < dayOf(stay.startsAt)}
              isDue={isRunning(session, now)}
              isFrozen={closing.close.isPending}
              note={noteOf(notes, stay)}
              family={families.get(stay.uid)}
            />
          ))}
        </ul>
      )}
      {closingDialog !== 'never' && (
        <CloseDialog
          label={`${formatTimeSpan(session)} ${branch}`}
          closing={closing}
          isOpen={closingDialog === 'open'}
          onClose={() => setClosingDialog('closed')}
        />
      )}
    </section>
  )
})

function Tally({ session, now }: Pick<Props, 'session' | 'now'>) {
  const tally = tallyOf(session, now)
  return (
    <p className={styles.tally}>
      {tally.map(({ label, count }, index) => (
        <span key={label}>
          <span>{`${index > 0 ? ' · ' : ''}${label} `}</span>
          <b>{count}</b>
        </span>
      ))}
    </p>
  )
}

/** Children whose row is in an earlier session. */
function GoingOn({ stays }: { stays: readonly Stay[] }) {
  return (
    <p className={styles.continuedStays}>
      <Clock aria-hidden="true" />
      <span>
        <span>앞 시간부터 이어져요</span>{' '}
        <b>{stays.map(({ childName }) => childName).join(', ')}</b>
      </span>
    </p>
  )
}
