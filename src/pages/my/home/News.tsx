import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { careBranchId } from '@/domain/care/careSession'
import { firstLine, newestUnseen, noteHeading } from '@/domain/care/dayNote'
import { mayNoteCome } from '@/domain/care/todaysStays'
import { dayOf } from '@/domain/dates/day'
import { firstLine as firstLineOf, newestUnread } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { noticesQuery } from '@/features/content/notices'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useReadNotices } from '@/stores/putAway'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { focusOnMount } from '@/ui/focusOnMount'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { unseenNotesQuery } from '../notes/queries'
import { ChildFace } from '../shared/ChildFace'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import strip from './ChildrenStrip.module.css'
import styles from './News.module.css'

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

/** 「새 공지」 (specification 7, section 3). */
export function NewNotice() {
  const { notice, isReading, markRead } = useNoticeToRead()
  const [hasClosed, setHasClosed] = useState(false)
  // What comes next, or the word that nothing does, takes the focus of the button that is gone.
  const focused = hasClosed ? { ref: focusOnMount, tabIndex: -1 } : {}
  if (isReading) return <div data-waiting hidden />
  if (!notice)
    return hasClosed ? (
      <p className="note" role="status" {...focused}>
        새 공지를 모두 확인했어요.
      </p>
    ) : null
  return (
    <Card as="section" className={`${styles.notice} grid middle`} aria-label="새 공지">
      <div>
        <h2 key={notice.id} className={`${styles.title} text-16`} {...focused}>
          {notice.title}
        </h2>
        <p className={`${styles.line} note`}>{firstLineOf(notice)}</p>
      </div>
      <ButtonLink
        tone="tonal"
        to={`${paths.notices}?id=${notice.id}`}
        onClick={() => markRead(notice.id)}
      >
        읽기
      </ButtonLink>
      <IconButton
        label="닫기"
        onClick={() => {
          setHasClosed(true)
          markRead(notice.id)
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Card>
  )
}

/** The notice that the account has not read on this device, by the branches of what lies ahead. */
function useNoticeToRead() {
  const member = useMember()
  const time = useNow() ?? now()
  const read = useRemoteRead(noticesQuery())
  const bookings = useRemoteRead(followedBookingsQuery(member))
  const rides = useRemoteRead(followedRidesQuery(member))
  const { readIds, markRead } = useReadNotices()
  const branchIds = new Set(
    [
      ...(bookings.status === 'loaded' ? bookings.data : []).map(({ programId }) =>
        careBranchId(programId),
      ),
      ...(rides.status === 'loaded' ? rides.data : []).map(({ branchId }) => branchId),
    ].filter((id) => id !== undefined),
  )
  return {
    notice:
      read.status === 'loaded'
        ? newestUnread(read.data, { today: dayOf(time), branchIds, readIds })
        : undefined,
    isReading: [read, bookings, rides].some(({ status }) => status === 'loading'),
    markRead,
  }
}
