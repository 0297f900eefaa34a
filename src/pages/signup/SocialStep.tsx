import { useState } from 'react'
import { linkRefusal, type SignupProgress } from '@/domain/account/signup'
import type { SocialProvider } from '@/domain/account/socialProvider'
import { invitationAddress, openedInvitation } from '@/features/account/invites/openedInvitation'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { SocialButtons } from '@/features/account/social-buttons/SocialButtons'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import { isMember } from '@/repository/account/users'
import { askAccount } from '@/services/account'
import type { AuthFailure } from '@/services/authFailure'
import { linkWith } from '@/services/social'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import styles from './Step.module.css'
import { StepHeading, VerifyAgain } from './StepParts'

const messages: Record<Exclude<LinkProblem, 'windowBlocked' | 'expired'>, string> = {
  consents: '필수 약관 동의가 필요합니다.',
  inUse: '이미 다른 계정에 연결된 소셜 계정이에요.',
  failed: '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
}

export function SocialStep({ progress }: { progress: SignupProgress }) {
  const dispatch = useSignup((state) => state.dispatch)
  const { busy, problem, link } = useSocialLink(progress)
  return (
    <div className={`${styles.step} flex flex-column`}>
      <StepHeading lines={['다음에 로그인할', '계정을 연결해 주세요']} />
      <p className="mt-3 muted balance">고른 계정 하나로 언제든 다시 들어올 수 있어요.</p>
      <div className={`${styles.body} mt-8 stack-5`}>
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
    <p className="items-start alert stack-3" role="alert">
      {messages[problem]}
    </p>
  )
}

type LinkProblem = 'consents' | 'expired' | 'inUse' | 'windowBlocked' | 'failed'

const problems: Partial<Record<AuthFailure, LinkProblem>> = {
  alreadyInUse: 'inUse',
  windowBlocked: 'windowBlocked',
  // Without a recent sign-in the phone is verified again.
  ended: 'expired',
  freshSignInNeeded: 'expired',
}

function useSocialLink(progress: SignupProgress) {
  const dispatch = useSignup((state) => state.dispatch)
  const [busy, setBusy] = useState<SocialProvider>()
  const [problem, setProblem] = useState<LinkProblem>()

  const tryToLink = async (provider: SocialProvider, at: number) => {
    const who = await askAccount()
    // Another tab may have signed in somebody else.
    if (who.ok && who.account.uid !== progress.phone?.vpt) return setProblem('expired')
    const answer = who.ok ? await linkWith(provider, isMember) : who
    if (answer.ok) dispatch({ kind: 'socialLinked', at, ...answer.account })
    else if (answer.reason !== 'windowClosed') setProblem(problems[answer.reason] ?? 'failed')
  }

  const link = async (provider: SocialProvider) => {
    const at = deviceNow().getTime()
    const refusal = linkRefusal(progress, at)
    setProblem(refusal)
    if (refusal) return
    setBusy(provider)
    try {
      await tryToLink(provider, at)
    } catch (error) {
      reportError('소셜 계정을 연결하지 못했습니다.', error)
      setProblem('failed')
    }
    setBusy(undefined)
  }

  return { busy, problem, link }
}
