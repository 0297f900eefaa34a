import { useRef } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import type { PageHead } from '@/domain/site/pageHead'
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
  const isMember = account.status === 'member' || account.status === 'remembered'
  return (
    <Sections>
      <PageIntro
        title={myMembershipsHead.title}
        lead={isMember ? '충전금과 이용권, 주문을 확인하세요.' : myMembershipsHead.description}
      />
      <SectionsContainer className={styles.page}>
        {account.status === 'ended' && <SessionEnded />}
        {account.status === 'starting' && <Skeleton height="280px" />}
        {(account.status === 'guest' || account.status === 'ended') && <GuestMemberships />}
        {isMember && <MemberMemberships key={account.uid} uid={account.uid} />}
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
