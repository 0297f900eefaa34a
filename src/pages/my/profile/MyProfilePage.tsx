import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { useSignOut } from '@/features/account/useSignOut'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoginInvitation } from '../shared/LoginInvitation'
import { SessionEnded } from '../shared/SessionEnded'
import { StatusLine } from '../shared/StatusLine'
import { AccountCards } from './AccountCards'
import { DeviceData } from './DeviceData'
import styles from './MyProfilePage.module.css'
import { ThemeChoice } from './ThemeChoice'

const myProfileHead: PageHead = {
  title: '프로필',
  description: '닉네임과 화면 테마, 이 기기에 저장된 데이터를 관리하세요.',
  isIndexed: false,
}

/** Also without a session: theme and deleting data. */
export function MyProfilePage() {
  const { signOut, message, status } = useSignOut()
  return (
    <Sections>
      <PageIntro title={myProfileHead.title} lead={myProfileHead.description} />
      <SectionsContainer className={styles.page}>
        <StatusLine message={message} ref={status} />
        <AccountGate
          guest={<LoginInvitation lead="로그인하면 닉네임을 정할 수 있어요." />}
          ended={<SessionEnded />}
        >
          {(account) => <AccountCards account={account} onSignOut={signOut} />}
        </AccountGate>
        <ThemeChoice />
        <DeviceData />
      </SectionsContainer>
    </Sections>
  )
}

export { MyProfilePage as Component, myProfileHead as head }
