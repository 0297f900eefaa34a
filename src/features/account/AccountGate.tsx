import { useState } from 'react'
import { type FamilyMember, MemberContext } from '@/remote/useMember'
import type { Elements } from '@/ui/elements'
import { isSignedIn, type SignedInAccount } from './accountOf'
import { useAccount } from './useAccount'

interface AccountGateProps {
  starting?: Elements
  guest?: Elements
  /** When the session has ended; as for a guest if left out. */
  ended?: Elements
  /** Also while only the device knows the account; here `useMember` answers. */
  children: (account: SignedInAccount) => Elements
}

export function AccountGate({
  starting = null,
  guest = null,
  ended = guest,
  children,
}: AccountGateProps) {
  const account = useAccount()
  if (isSignedIn(account))
    return (
      <OwnFamily key={account.uid} uid={account.uid}>
        {children(account)}
      </OwnFamily>
    )
  switch (account.status) {
    case 'starting':
      return starting
    case 'guest':
      return guest
    case 'ended':
      return ended
  }
}

function OwnFamily({ uid, children }: { uid: string; children: Elements }) {
  const [member] = useState<FamilyMember>({ familyUid: uid, ownUid: uid, right: 'full' })
  return <MemberContext value={member}>{children}</MemberContext>
}
