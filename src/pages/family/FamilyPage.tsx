import { useState } from 'react'
import { picture } from '@/content/pictures'
import {
  type FamilyInvite,
  type InviteRefusal,
  inviteRefusalMessages,
} from '@/domain/account/family'
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
  const opened = useLinkedCode(useFamilyInvite.getState().keep)
  return (
    <Sections>
      <PageIntro title={familyHead.title} />
      <SectionsContainer className={`${styles.page} stack-4`}>
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
          {({ nickname }) => <MemberInvite nickname={nickname} opened={opened} />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

interface MemberInviteProps {
  nickname: string
  /** Links opened on this page. */
  opened: number
}

/** The code, then who invites and as whom to join; a link that is opened later takes its place. */
function MemberInvite({ nickname, opened }: MemberInviteProps) {
  const code = useFamilyInvite((state) => state.code)
  const [invite, setInvite] = useState<FamilyInvite>()
  const [refused, setRefused] = useState<{ code: string; reason: InviteRefusal }>()
  if (invite && invite.code === code)
    return (
      <JoinForm
        invite={invite}
        nickname={nickname}
        onRefused={(reason) => {
          setRefused({ code, reason })
          setInvite(undefined)
        }}
      />
    )
  return (
    <CodeForm
      key={`${code}-${opened}`}
      code={code}
      refusal={refused?.code === code ? inviteRefusalMessages[refused.reason] : ''}
      onChecked={(checked) => {
        setInvite(checked)
        useFamilyInvite.getState().keep(checked.code)
      }}
    />
  )
}

export { FamilyPage as Component, familyHead as head }
