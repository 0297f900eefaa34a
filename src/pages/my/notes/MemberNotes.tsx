import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { notesInOrder } from '@/domain/care/careNote'
import { paths } from '@/domain/site/paths'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { FailureMessage } from '@/ui/FailureMessage'
import { Picture } from '@/ui/Picture'
import { SectionBoundary } from '@/ui/SectionBoundary'
import { Skeleton } from '@/ui/Skeleton'
import { StateMessage } from '@/ui/StateMessage'
import styles from './MyNotesPage.module.css'
import { NoteArticle } from './NoteArticle'
import { notesQuery, unreadNotesQuery } from './noteQueries'

/** A member's notes, the newest first. */
export function MemberNotes({ uid }: { uid: string }) {
  const list = useRef<HTMLDivElement>(null)
  const read = useInfiniteQuery(notesQuery(uid))
  const { data: unread = [] } = useQuery(unreadNotesQuery(uid))
  const notes = notesInOrder(read.data?.pages.flat() ?? [], read.data ? unread : [])
  const retry = () => void (read.isFetchNextPageError ? read.fetchNextPage() : read.refetch())
  const hasFailed = read.isError && !read.isFetching
  return (
    <>
      {read.isPending && (
        <StateMessage role="status" message="알림장을 불러오고 있어요.">
          <Skeleton height="260px" />
        </StateMessage>
      )}
      {read.isSuccess && notes.length === 0 && <NoNotes />}
      <div className={styles.list} ref={list} tabIndex={-1}>
        {notes.map((note) => (
          <SectionBoundary key={note.id} name="알림장">
            <NoteArticle note={note} />
          </SectionBoundary>
        ))}
      </div>
      {hasFailed && (
        <FailureMessage failure={failureOf(read.error)} onRetry={retry} focusNext={list} />
      )}
      {!hasFailed && read.hasNextPage && (
        <Button
          isBlock
          size="large"
          isBusy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
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
