import type { PageHead } from '@/domain/site/pageHead'
import { AccountGate } from '@/features/account/AccountGate'
import { useLinkedCode } from '@/features/account/useLinkedCode'
import { useFamilyInvite } from '@/stores/familyInvite'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import styles from './FamilyPage.module.css'
import { GuestInvite } from './GuestInvite'
import { MemberInvite } from './MemberInvite'

const familyHead: PageHead = {
  title: '가족 초대',
  description: '받은 초대 코드로 가족의 돌봄과 픽업을 함께 보세요.',
  isIndexed: false,
}

/** Specification 6, section 6. */
export function FamilyPage() {
  useLinkedCode(useFamilyInvite.getState().keep)
  return (
    <Sections>
      <PageIntro title={familyHead.title} />
      <SectionsContainer className={styles.page}>
        <AccountGate starting={<Skeleton height="320px" />} guest={<GuestInvite />}>
          {({ nickname }) => <MemberInvite nickname={nickname} />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

export { FamilyPage as Component, familyHead as head }
