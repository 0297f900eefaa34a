import { Moon } from 'lucide-react'
import {
  type BoardSession,
  isRunning,
  type Rests,
  seatedIn,
  tallyOf,
} from '@/domain/care/careBoard'
import { formatTimeSpan } from '@/domain/dates/day'
import { closedSessionText } from '@/domain/programs/programSession'
import { Button } from '@/ui/button/Button'
import { focusIfLost } from '@/ui/focusOnMount'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useDialog } from '../dialogs/useDialog'
import styles from './CareSession.module.css'
import { CloseDialog } from './dialogs/CloseDialog'
import type { useCloseSession } from './dialogs/useCloseSession'

interface Props {
  session: BoardSession
  branch: string
  rests: Rests
  now: Date
  /** Of the session's name. */
  id: string
  /** False where the line above has opened it. */
  isNamed: boolean
  closing: ReturnType<typeof useCloseSession>
}

export const seatsText = (session: BoardSession): string =>
  `${seatedIn(session).length}명${session.capacity !== undefined ? ` / ${session.capacity}명` : ''}`

/** Name, counts and 「휴원」 of a session. */
export function SessionHead({ session, branch, rests, now, id, isNamed, closing }: Props) {
  const tally = tallyOf(session, now, rests)
  return (
    <>
      <div className={`${styles.head} grid middle gap-0-2`} data-unnamed={!isNamed || undefined}>
        <h2 className={`${styles.heading} text-18`}>
          {isRunning(session, now) && (
            <span className={`${styles.running} extrabold nowrap screen-only text-14`}>지금</span>
          )}{' '}
          <span id={id}>
            <span className={styles.number}>{formatTimeSpan(session)}</span> <span>{branch}</span>
          </span>
        </h2>
        <p className={`${styles.count} muted bold`}>{seatsText(session)}</p>
        <p className={`${styles.tally} unless-empty note semibold`}>
          {tally.map(({ label, count }, index) => (
            <span key={label}>
              <span>{`${index > 0 ? ' · ' : ''}${label} `}</span>
              <b>{count}</b>
            </span>
          ))}
        </p>
        <ClosingActions
          session={session}
          closing={closing}
          now={now}
          id={id}
          label={`${formatTimeSpan(session)} ${branch}`}
        />
      </div>
      <ClosingProgress session={session} closing={closing} id={id} />
    </>
  )
}

interface ActionsProps extends Omit<Props, 'branch' | 'rests' | 'isNamed'> {
  label: string
}

function ClosingActions({ session, closing, now, id, label }: ActionsProps) {
  const dialog = useDialog()
  const { reopen, close, left, begin } = closing
  const isShown = now < session.endsAt && !close.isBusy && session.capacity !== undefined
  return (
    <>
      {isShown && (
        <div className={`${styles.actions} flex gap-2 screen-only`}>
          {session.closed && (
            <Button aria-describedby={id} isBusy={reopen.isBusy} onClick={() => void reopen.run()}>
              휴원 취소
            </Button>
          )}
          {(!session.closed || left > 0) && (
            <Button
              ref={reopen.isDone ? focusIfLost : undefined}
              tone={session.closed ? 'tonal' : 'line'}
              aria-describedby={id}
              onClick={() => {
                begin()
                dialog.open()
              }}
            >
              휴원
            </Button>
          )}
        </div>
      )}
      {dialog.shown && (
        <CloseDialog
          word="휴원"
          label={label}
          note="이용권이 돌아가요."
          closing={closing}
          {...dialog.shown}
        />
      )}
    </>
  )
}

function ClosingProgress({ session, closing, id }: Pick<Props, 'session' | 'closing' | 'id'>) {
  const { close, left } = closing
  const { progress } = close
  return (
    <>
      {close.isBusy && progress && (
        <p className={styles.rest} role="status">
          <b>휴원 처리 중</b> <span>{`${progress.done} / ${progress.count}`}</span>
          <progress value={progress.done} max={Math.max(1, progress.count)} aria-labelledby={id} />
        </p>
      )}
      {session.closed && !close.isBusy && (
        <p className={styles.rest}>
          <Moon className="accent" aria-hidden="true" />
          <span>
            <b>{closedSessionText('휴원', session)}</b>{' '}
            <span>
              {left > 0
                ? `예약 ${left}건이 남아 있어요. 「휴원」을 다시 누르면 이어서 취소해요.`
                : '예약을 받지 않아요.'}
            </span>
          </span>
        </p>
      )}
      <FailureMessage isInline failure={closing.reopen.failure} />
    </>
  )
}
