import { useAccount } from '@/features/account/useAccount'
import { LoginInvitation } from './LoginInvitation'
import { SessionEnded } from './SessionEnded'

export function SignInNotice() {
  const { status } = useAccount()
  if (status === 'guest') return <LoginInvitation lead="로그인하면 닉네임으로 불러 드려요." />
  return status === 'ended' && <SessionEnded />
}
