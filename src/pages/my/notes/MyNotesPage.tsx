import type { PageHead } from '@/domain/site/pageHead'
import { useAccount } from '@/features/account/useAccount'
import { PageIntro } from '@/ui/PageIntro'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { Skeleton } from '@/ui/Skeleton'
import { LoginInvitation } from '../LoginInvitation'
import { SessionEnded } from '../SessionEnded'
import { MemberNotes } from './MemberNotes'
import styles from './MyNotesPage.module.css'

export const myNotesHead: PageHead = {
  title: '알림장',
  description: '선생님이 보낸 오늘의 이야기를 읽어 보세요.',
  isIndexed: false,
}

/** What the agit has written about the children's days (specification 5, section 3). */
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
          <MemberNotes key={account.uid} uid={account.uid} />
        )}
      </SectionsContainer>
    </Sections>
  )
}

export { MyNotesPage as Component, myNotesHead as head }
