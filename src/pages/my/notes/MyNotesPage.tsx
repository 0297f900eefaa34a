import { isDay } from '@/domain/dates/day'
import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { useUrlState } from '@/platform/page/useUrlState'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { LoginInvitation } from '../shared/LoginInvitation'
import { SessionEnded } from '../shared/SessionEnded'
import { MemberNotes } from './MemberNotes'
import styles from './MyNotesPage.module.css'
import { NotesOfDay } from './NotesOfDay'

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

export { MyNotesPage as Component, myNotesHead as head }
