import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { notesInOrder } from '@/domain/care/dayNote'
import { paths } from '@/domain/site/paths'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { NoteDays, NotesLoading } from './NoteDays'
import { notesQuery, unseenNotesQuery } from './queries'

export function MemberNotes() {
  const member = useMember()
  const list = useRef<HTMLDivElement>(null)
  const read = useInfiniteQuery(notesQuery(member.familyUid))
  const { data: unread = [] } = useQuery(unseenNotesQuery(member))
  const notes = notesInOrder(read.data?.pages.flat() ?? [], read.data ? unread : [])
  const { error, retry } = useReadError(read)
  const failure = useFailure(error)
  const readOn = () => void read.fetchNextPage({ cancelRefetch: false })
  return (
    <>
      {read.isPending && !error && <NotesLoading />}
      {read.isSuccess && notes.length === 0 && <NoNotes />}
      <div className="stack-8" ref={list} tabIndex={-1}>
        <NoteDays notes={notes} />
      </div>
      {failure && (
        <FailureMessage
          what="알림장"
          height={read.data ? undefined : '420px'}
          failure={failure}
          onRetry={read.isFetchNextPageError ? readOn : retry}
          focusNext={list}
        />
      )}
      {!failure && read.hasNextPage && (
        <Button isBlock size="large" isBusy={read.isFetchingNextPage} onClick={readOn}>
          더 보기
        </Button>
      )}
    </>
  )
}

const NoNotes = () => (
  <StateMessage
    role="status"
    message="아직 알림장이 없어요."
    picture={<Picture picture={picture('icon-teacher')} alt="" />}
  >
    <ButtonLink tone="tonal" to={paths.care}>
      돌봄 예약
    </ButtonLink>
  </StateMessage>
)
