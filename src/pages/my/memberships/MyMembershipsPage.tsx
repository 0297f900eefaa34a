import { useRef } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { GuestMemberships } from './GuestMemberships'
import { MemberMemberships } from './MemberMemberships'
import styles from './MyMembershipsPage.module.css'

const myMembershipsHead: PageHead = {
  title: '내 멤버십',
  description: '장바구니에 담은 멤버십을 확인하세요.',
  isIndexed: false,
}

export function MyMembershipsPage() {
  const account = useAccount()
  const isMember = isSignedIn(account)
  return (
    <Sections>
      <PageIntro
        title={myMembershipsHead.title}
        lead={isMember ? '충전금과 이용권, 주문을 확인하세요.' : myMembershipsHead.description}
      />
      <SectionsContainer className={styles.page}>
        {account.status === 'ended' && <SessionEnded />}
        <AccountGate starting={<Skeleton height="280px" />} guest={<GuestMemberships />}>
          {() => <MemberMemberships />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

function SessionEnded() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className={styles.ended}>
      <FailureMessage failure={remoteFailures.signedOut} focusNext={frame} />
    </div>
  )
}

export { MyMembershipsPage as Component, myMembershipsHead as head }
