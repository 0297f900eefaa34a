import { isDay } from '@/domain/dates/day'
import type { PageHead } from '@/domain/site/pageHead'
import { useAccount } from '@/features/account/useAccount'
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
  const account = useAccount()
  return (
    <Sections>
      <PageIntro title={myNotesHead.title} lead={myNotesHead.description} />
      <SectionsContainer className={styles.page}>
        {account.status === 'starting' && <Skeleton height="280px" />}
        {account.status === 'guest' && (
          <LoginInvitation lead="로그인하면 알림장을 읽을 수 있어요." />
        )}
        {account.status === 'ended' && <SessionEnded />}
        {(account.status === 'member' || account.status === 'remembered') && (
          <Notes key={account.uid} uid={account.uid} />
        )}
      </SectionsContainer>
    </Sections>
  )
}

function Notes({ uid }: { uid: string }) {
  const { params: query } = useUrlState()
  const day = query.get('day') ?? ''
  return isDay(day) ? <NotesOfDay uid={uid} day={day} /> : <MemberNotes uid={uid} />
}

export { MyNotesPage as Component, myNotesHead as head }
