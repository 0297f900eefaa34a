import { useState } from 'react'
import { picture } from '@/content/pictures'
import { type FamilyInvite, inviteRefusalMessages } from '@/domain/account/family'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { GuestInvite } from '@/features/account/invites/GuestInvite'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { useFamilyInvite } from '@/stores/familyInvite'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { CodeForm } from './CodeForm'
import styles from './FamilyPage.module.css'
import { JoinForm } from './JoinForm'

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
        <AccountGate
          starting={<Skeleton height="320px" />}
          guest={
            <GuestInvite
              picture={picture('icon-shield')}
              page={paths.family}
              note="가입하는 동안에도 초대 코드는 그대로 있어요."
            />
          }
        >
          {({ nickname }) => <MemberInvite nickname={nickname} />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

/** The code, then who invites and as whom to join. */
function MemberInvite({ nickname }: { nickname: string }) {
  const linkedCode = useFamilyInvite((state) => state.code)
  const [invite, setInvite] = useState<FamilyInvite>()
  const [refusal, setRefusal] = useState('')
  if (invite)
    return (
      <JoinForm
        invite={invite}
        nickname={nickname}
        onUsed={() => {
          setRefusal(inviteRefusalMessages.unusable)
          setInvite(undefined)
        }}
      />
    )
  return <CodeForm key={linkedCode} code={linkedCode} refusal={refusal} onChecked={setInvite} />
}

export { FamilyPage as Component, familyHead as head }
