import { useFamilyMember } from '@/remote/useFamilyMember'
import { MemberContext } from '@/remote/useMember'
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
      <ShownFamily ownUid={account.uid} unknown={starting}>
        {children(account)}
      </ShownFamily>
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

interface ShownFamilyProps {
  ownUid: string
  unknown: Elements
  children: Elements
}

/** Another family, or another right, is another page. */
function ShownFamily({ ownUid, unknown, children }: ShownFamilyProps) {
  const member = useFamilyMember(ownUid)
  if (!member) return unknown
  const { familyUid, right } = member
  return (
    <MemberContext key={`${ownUid} ${familyUid} ${right}`} value={member}>
      {children}
    </MemberContext>
  )
}
