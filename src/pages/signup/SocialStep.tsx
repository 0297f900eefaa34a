import { useState } from 'react'
import { simulationNotice } from '@/content/simulationNotice'
import type { SocialProvider } from '@/domain/session'
import { linkRefusal, type SignupProgress } from '@/domain/signup'
import { SocialButtons } from '@/features/social-buttons/SocialButtons'
import { now } from '@/platform/clock'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/Button'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'
import type { SignupServices } from './signupServices'

type Problem = 'consents' | 'expired' | 'failed'

const messages: Record<Problem, string> = {
  consents: '필수 약관 동의가 필요합니다.',
  expired: '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.',
  failed: '소셜 계정 연결에 실패했습니다. 다시 시도해 주세요.',
}

interface Props {
  progress: SignupProgress
  services: SignupServices
}

/** Step 3: an account to come back with. */
export function SocialStep({ progress, services }: Props) {
  const dispatch = useSignup((state) => state.dispatch)
  const [busy, setBusy] = useState<SocialProvider>()
  const [problem, setProblem] = useState<Problem>()

  const link = async (provider: SocialProvider) => {
    const at = now().getTime()
    const refusal = linkRefusal(progress, at)
    setProblem(refusal)
    if (refusal || !progress.phone) return
    setBusy(provider)
    try {
      const { uid, providers } = await services.linkSocial(provider, progress.phone.vpt)
      dispatch({ kind: 'socialLinked', at, uid, providers })
    } catch {
      console.warn('소셜 계정을 연결하지 못했습니다.')
      setProblem('failed')
    }
    setBusy(undefined)
  }

  return (
    <div className={styles.step}>
      <StepHeading lines={['다음에 로그인할', '계정을 연결해 주세요']} />
      <p className={styles.lead}>고른 계정 하나로 언제든 다시 들어올 수 있어요.</p>
      <div className={styles.body}>
        <SocialButtons busy={busy} onChoose={link} />
        <div role="alert">
          {problem && (
            <div className={styles.problem}>
              <p>{messages[problem]}</p>
              {problem === 'expired' && (
                <Button onClick={() => dispatch({ kind: 'phoneRefused' })}>
                  휴대폰 다시 인증하기
                </Button>
              )}
            </div>
          )}
        </div>
        <p className={styles.note}>{simulationNotice}</p>
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={() => dispatch({ kind: 'wentBack' })}>
          이전
        </Button>
      </div>
    </div>
  )
}
