import { useState } from 'react'
import { type FamilyInvite, inviteRefusalMessages } from '@/domain/account/family'
import { useFamilyInvite } from '@/stores/familyInvite'
import { CodeForm } from './CodeForm'
import { JoinForm } from './JoinForm'

/** The code, then who invites and as whom to join. */
export function MemberInvite({ nickname }: { nickname: string }) {
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
