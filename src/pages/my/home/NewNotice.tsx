import { X } from 'lucide-react'
import { useState } from 'react'
import { careBranchId } from '@/domain/care/careSession'
import { dayOf } from '@/domain/dates/day'
import { firstLine, newestUnread } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { noticesQuery } from '@/features/content/notices'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useReadNotices } from '@/stores/putAway'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { IconButton } from '@/ui/button/IconButton'
import { focusOnMount } from '@/ui/focusOnMount'
import { Card } from '@/ui/layout/Card'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import styles from './NewNotice.module.css'

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
        <p className={`${styles.line} note`}>{firstLine(notice)}</p>
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
