import { useAccount } from '@/features/account/useAccount'
import { LoginInvitation } from './LoginInvitation'
import { SessionEnded } from './SessionEnded'

export function SignInNotice() {
  const { status } = useAccount()
  if (status === 'guest')
    return <LoginInvitation lead="로그인하면 픽업 진행 상황과 알림장을 볼 수 있어요." />
  return status === 'ended' && <SessionEnded />
}
