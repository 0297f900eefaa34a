import type { SignupProgress } from '@/domain/account/signup'
import { invitationAddress, openedInvitation } from '@/features/account/invites/openedInvitation'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { SocialButtons } from '@/features/account/social-buttons/SocialButtons'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'
import { type LinkProblem, useSocialLink } from './useSocialLink'
import { VerifyAgain } from './VerifyAgain'

const messages: Record<Exclude<LinkProblem, 'windowBlocked' | 'expired'>, string> = {
  consents: '필수 약관 동의가 필요합니다.',
  inUse: '이미 다른 계정에 연결된 소셜 계정이에요.',
  failed: '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
}

export function SocialStep({ progress }: { progress: SignupProgress }) {
  const dispatch = useSignup((state) => state.dispatch)
  const { busy, problem, link } = useSocialLink(progress)
  return (
    <div className={styles.step}>
      <StepHeading lines={['다음에 로그인할', '계정을 연결해 주세요']} />
      <p className="mt-3 muted balance">고른 계정 하나로 언제든 다시 들어올 수 있어요.</p>
      <div className={`${styles.body} stack-5`}>
        <SocialButtons busy={busy} onChoose={(provider) => void link(provider)} />
        {problem && <Problem problem={problem} />}
      </div>
      <div className={`${styles.actions} stack-3`}>
        <Button size="large" onClick={() => dispatch({ kind: 'wentBack' })}>
          이전
        </Button>
      </div>
    </div>
  )
}

function Problem({ problem }: { problem: LinkProblem }) {
  if (problem === 'windowBlocked')
    return <BlockedWindow address={invitationAddress(openedInvitation())} />
  if (problem === 'expired') return <VerifyAgain />
  return (
    <p className={`${styles.problem} alert stack-3`} role="alert">
      {messages[problem]}
    </p>
  )
}
