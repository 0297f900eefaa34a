import type { ReactNode } from 'react'
import type { Account } from './accountOf'
import { useAccount } from './useAccount'

type SignedInAccount = Extract<Account, { status: 'remembered' | 'member' }>

interface AccountGateProps {
  /** What stands there until the device has said who was here. */
  starting: ReactNode
  /** What a guest sees, and whoever's session has ended. */
  guest: ReactNode
  /** What a member sees; one who is only remembered yet sees what is remembered. */
  children: (account: SignedInAccount) => ReactNode
}

/** A part of a page that is another one for members. */
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
