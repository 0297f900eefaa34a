import { useFamilyMember } from '@/remote/useFamilyMember'
import { useMember } from '@/remote/useMember'
import type { Elements } from '@/ui/elements'
import { isSignedIn } from './accountOf'
import { useAccount } from './useAccount'

/** What writes for the family: not for guardians who look, whose page says so at its head (specification 6, section 6). */
export function MayAct({ children }: { children: Elements }) {
  return useMember().right === 'full' ? children : null
}

/** The same where guests are, too. */
export function useMayAct(): boolean {
  const account = useAccount()
  return useFamilyMember(isSignedIn(account) ? account.uid : '')?.right !== 'read'
}
