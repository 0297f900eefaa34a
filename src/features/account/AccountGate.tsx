import type { ReactNode } from 'react'
import type { Account } from './accountOf'
import { useAccount } from './useAccount'

type SignedInAccount = Extract<Account, { status: 'remembered' | 'member' }>

interface AccountGateProps {
  starting: ReactNode
  /** Also when the session has ended. */
  guest: ReactNode
  /** Also while only the device knows the account. */
  children: (account: SignedInAccount) => ReactNode
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
