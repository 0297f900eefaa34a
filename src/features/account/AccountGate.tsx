import type { Elements } from '@/ui/elements'
import type { Account } from './accountOf'
import { useAccount } from './useAccount'

type SignedInAccount = Extract<Account, { status: 'remembered' | 'member' }>

interface AccountGateProps {
  starting: Elements
  /** Also when the session has ended. */
  guest: Elements
  /** Also while only the device knows the account. */
  children: (account: SignedInAccount) => Elements
}

export function AccountGate({ starting, guest, children }: AccountGateProps) {
  const account = useAccount()
  switch (account.status) {
    case 'starting':
      return starting
    case 'guest':
    case 'ended':
      return guest
    case 'remembered':
    case 'member':
      return children(account)
  }
}
