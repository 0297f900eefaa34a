import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { useNavigationMessage } from '@/features/account/useNavigationMessage'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { LoginInvitation } from '../shared/LoginInvitation'
import { SessionEnded } from '../shared/SessionEnded'
import { StatusLine } from '../shared/StatusLine'
import styles from './MyFamilyPage.module.css'
import { OwnGuardians } from './OwnGuardians'
import { SharedFamilies } from './SharedFamilies'

const myFamilyHead: PageHead = {
  title: '함께 보는 보호자',
  description: '아이 소식을 함께 볼 가족을 초대하세요.',
  isIndexed: false,
}

/** Specification 6, section 6: of the account itself, whichever family is shown elsewhere. */
export function MyFamilyPage() {
  const message = useNavigationMessage()
  return (
    <Sections>
      <PageIntro title={myFamilyHead.title} lead={myFamilyHead.description} />
      <SectionsContainer className={`${styles.page} stack-4`}>
        <StatusLine message={message} />
        <AccountGate
          starting={<Skeleton height="180px" />}
          guest={<LoginInvitation lead="로그인하면 보호자를 초대할 수 있어요." />}
          ended={<SessionEnded />}
        >
          {({ nickname }) => (
            <>
              <SharedFamilies />
              <OwnGuardians nickname={nickname} />
            </>
          )}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

export { MyFamilyPage as Component, myFamilyHead as head }
