import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { notesInOrder } from '@/domain/care/dayNote'
import { isDay } from '@/domain/dates/day'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { useUrlState } from '@/platform/page/useUrlState'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { LoginInvitation, SessionEnded } from '../shared/SignInNotice'
import styles from './MyNotesPage.module.css'
import { NoteDays, NotesLoading } from './NoteDays'
import { notesQuery, ownNotesOfDayQuery, unseenNotesQuery } from './queries'

const myNotesHead: PageHead = {
  title: '알림장',
  description: '선생님이 보낸 오늘의 이야기를 읽어 보세요.',
  isIndexed: false,
}

/** 「알림장」 (specification 5, section 3). */
export function MyNotesPage() {
  return (
    <Sections>
      <PageIntro title={myNotesHead.title} lead={myNotesHead.description} />
      <SectionsContainer className={`${styles.page} pb-14 stack-4`}>
        <AccountGate
          starting={<Skeleton height="280px" />}
          guest={<LoginInvitation lead="로그인하면 알림장을 읽을 수 있어요." />}
          ended={<SessionEnded />}
        >
          {() => <Notes />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

function Notes() {
  const { params: query } = useUrlState()
  const day = query.get('day') ?? ''
  return isDay(day) ? <NotesOfDay day={day} /> : <MemberNotes />
}

export function NotesOfDay({ day }: { day: string }) {
  const { familyUid } = useMember()
  const list = useRef<HTMLDivElement>(null)
  const read = useRemoteRead(ownNotesOfDayQuery(familyUid, day))
  return (
    <>
      <div className="stack-8" ref={list} tabIndex={-1}>
        <Remote what="알림장" read={read} waiting={<NotesLoading />} focusNext={list}>
          {(notes) =>
            notes.length === 0 ? (
              <StateMessage role="status" message="이날의 알림장이 없어요." />
            ) : (
              <NoteDays notes={notesInOrder(notes, [])} />
            )
          }
        </Remote>
      </div>
      <ButtonLink size="large" isBlock to={paths.myNotes}>
        알림장 모두 보기
      </ButtonLink>
    </>
  )
}

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

export { MyNotesPage as Component, myNotesHead as head }
