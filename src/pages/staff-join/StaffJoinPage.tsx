import { picture } from '@/content/pictures'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { GuestInvite } from '@/features/account/invites/GuestInvite'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { useStaffInvite } from '@/stores/staffInvite'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { JoinCodeForm } from './JoinCodeForm'
import { JoinQuestion } from './JoinQuestion'
import styles from './StaffJoinPage.module.css'

const staffJoinHead: PageHead = {
  title: '선생님 초대',
  description: '받은 초대 코드로 도담아지트에 합류하세요.',
  isIndexed: false,
}

/** Specification 6, section 7. */
export function StaffJoinPage() {
  useLinkedCode(useStaffInvite.getState().keep)
  const code = useStaffInvite((state) => state.code)
  return (
    <Sections>
      <PageIntro title={staffJoinHead.title} />
      <SectionsContainer className={styles.page}>
        <AccountGate
          starting={<Skeleton height="240px" />}
          guest={
            <GuestInvite
              picture={picture('icon-teacher')}
              page={paths.staffJoin}
              note="초대받은 휴대폰 번호로 로그인하거나 가입해 주세요."
            />
          }
        >
          {(account) => {
            if (code === '') return <JoinCodeForm />
            return account.status === 'member' ? (
              <JoinQuestion key={code} code={code} phone={account.phone} />
            ) : (
              <Skeleton height="240px" />
            )
          }}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

export { StaffJoinPage as Component, staffJoinHead as head }
