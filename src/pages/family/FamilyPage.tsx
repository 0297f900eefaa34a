import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { picture } from '@/content/pictures'
import type { FamilyInvite } from '@/domain/account/family'
import type { InviteRefusal } from '@/domain/account/inviteCode'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { InviteCodeForm } from '@/features/account/invites/InviteCodeForm'
import { InvitePage } from '@/features/account/invites/InvitePage'
import { useLinkedCode } from '@/features/account/invites/useLinkedCode'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { useFamilyInvite } from '@/stores/invites'
import { Skeleton } from '@/ui/message/Skeleton'
import { checkInvite } from './checkInvite'
import { JoinForm } from './JoinForm'

const familyHead: PageHead = {
  title: '가족 초대',
  description: '받은 초대 코드로 가족의 돌봄과 픽업을 함께 보세요.',
  isIndexed: false,
}

const HEIGHT = '320px'

/** Specification 6, section 6. */
export function FamilyPage() {
  const opened = useLinkedCode(useFamilyInvite.getState().keep)
  // The family that is shown by then draws what is within the gate anew.
  const [hasJoined, setHasJoined] = useState(false)
  return (
    <InvitePage
      title={familyHead.title}
      height={HEIGHT}
      picture={picture('icon-shield')}
      path={paths.family}
      note="가입하는 동안에도 초대 코드는 그대로 있어요."
    >
      {({ nickname }) =>
        hasJoined ? (
          <Skeleton height={HEIGHT} />
        ) : (
          <MemberInvite nickname={nickname} opened={opened} onJoined={() => setHasJoined(true)} />
        )
      }
    </InvitePage>
  )
}

interface MemberInviteProps {
  nickname: string
  /** Links opened on this page. */
  opened: number
  onJoined: () => void
}

/** The code, then who invites and as whom to join; a link that is opened later takes its place. */
function MemberInvite({ nickname, opened, onJoined }: MemberInviteProps) {
  const code = useFamilyInvite((state) => state.code)
  const [invite, setInvite] = useState<FamilyInvite>()
  const [refused, setRefused] = useState<{ code: string; reason: InviteRefusal }>()
  if (invite && invite.code === code)
    return (
      <JoinForm
        invite={invite}
        nickname={nickname}
        onJoined={onJoined}
        onRefused={(reason) => {
          setRefused({ code, reason })
          setInvite(undefined)
        }}
      />
    )
  return (
    <CheckedCodeForm
      key={`${code}-${opened}`}
      code={code}
      refusal={refused?.code === code ? refused.reason : undefined}
      onChecked={(checked) => {
        setInvite(checked)
        useFamilyInvite.getState().keep(checked.code)
      }}
    />
  )
}

interface CheckedCodeFormProps {
  code: string
  refusal: InviteRefusal | undefined
  onChecked: (invite: FamilyInvite) => void
}

function CheckedCodeForm({ onChecked, ...known }: CheckedCodeFormProps) {
  const { ownUid } = useMember()
  const client = useQueryClient()
  const check = useCommand({
    send: (code: string) => checkInvite(client, ownUid, code),
    failure: '초대를 확인하지 못했습니다.',
  })
  return (
    <InviteCodeForm
      {...known}
      picture={picture('icon-shield')}
      check={check}
      onCode={(code, refuse) =>
        void check.run(code, {
          onDone: ({ invite, reason }) =>
            invite && !reason ? onChecked(invite) : refuse(reason ?? 'unusable'),
        })
      }
    />
  )
}

export { FamilyPage as Component, familyHead as head }
