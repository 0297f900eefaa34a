import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { firstLine, newestUnseen, noteHeading } from '@/domain/care/dayNote'
import { mayNoteCome } from '@/domain/care/todaysStays'
import { paths } from '@/domain/site/paths'
import { now } from '@/platform/clock'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { unseenNotesQuery } from '../notes/queries'
import { ChildFace } from '../shared/ChildFace'
import { followedBookingsQuery } from '../shared/followedQueries'
import strip from './ChildrenStrip.module.css'
import styles from './NewNote.module.css'

export function NewNote() {
  const member = useMember()
  const link = useRef<HTMLAnchorElement>(null)
  const { data: bookings } = useQuery({ ...followedBookingsQuery(member), enabled: false })
  const read = useQuery(unseenNotesQuery(member, mayNoteCome(bookings, now())))
  const { data = [], isSuccess } = read
  const { error, retry } = useReadError(read)
  const failure = useFailure(error)
  const note = newestUnseen(data)
  return (
    <Card as="section" className={strip.card} aria-labelledby="new-note">
      <div className="min-h-48 spread">
        <h2 className="text-18" id="new-note">
          알림장
        </h2>
        <Link
          ref={link}
          className="underlined-near min-h-48 inline-flex note middle"
          to={paths.myNotes}
        >
          모두 보기
        </Link>
      </div>
      <FailureMessage what="알림장" failure={failure} onRetry={retry} focusNext={link} />
      {!note && !error && (
        <p className="muted">{isSuccess ? '읽지 않은 글이 없어요.' : '\u00a0'}</p>
      )}
      {note && (
        <div className="beside top stack-3">
          <ChildFace childId={note.childId} />
          <div>
            <p className={`${styles.new} text-14 bold`}>새 알림장</p>
            <p className="bold tabular">{noteHeading(note)}</p>
            <p className="muted">{firstLine(note)}</p>
          </div>
          <ButtonLink className="whole-row" tone="tonal" isBlock to={paths.myNotes}>
            읽기
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
