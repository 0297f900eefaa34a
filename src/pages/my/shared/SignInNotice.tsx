import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { remoteFailures } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { useAccount } from '@/features/account/useAccount'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Picture } from '@/ui/Picture'
import styles from './SignInNotice.module.css'

export function LoginInvitation({ lead }: { lead: string }) {
  return (
    <Card as="section" className={`${styles.card} beside stack-4 middle p-5`}>
      <Picture picture={picture('join')} alt="" className={`${styles.picture} rounded`} />
      <div>
        <h2 className="text-18">로그인하고 이용해 보세요</h2>
        <p className="note">{lead}</p>
      </div>
      <div className={`${styles.actions} stack-2 whole-row`}>
        <ButtonLink tone="primary" to={paths.login}>
          로그인
        </ButtonLink>
        <ButtonLink to={paths.signup}>회원가입</ButtonLink>
      </div>
    </Card>
  )
}

export function SessionEnded() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <FailureMessage failure={remoteFailures.signedOut} focusNext={frame} />
    </div>
  )
}

export function SignInNotice() {
  const { status } = useAccount()
  if (status === 'guest')
    return <LoginInvitation lead="로그인하면 픽업 진행 상황과 알림장을 볼 수 있어요." />
  return status === 'ended' && <SessionEnded />
}
