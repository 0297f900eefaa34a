import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'
import { paths } from '@/domain/paths'
import { type SignupProgress, signedUpUser } from '@/domain/signup'
import { AccountFrame } from '@/features/account-frame/AccountFrame'
import { useIsPersisted } from '@/stores/deviceStore'
import { useSession } from '@/stores/session'
import { useSignup } from '@/stores/signup'
import { AgreementsStep } from './AgreementsStep'
import { OnboardingStep } from './OnboardingStep'
import { PhoneStep } from './PhoneStep'
import styles from './SignupPage.module.css'
import { SocialStep } from './SocialStep'
import { StepProgress } from './StepProgress'
import { signupServices } from './signupServices'
import { useStepFocus } from './useStepFocus'

export const signupHead: PageHead = {
  title: '회원가입',
  description: '휴대폰 인증, 약관 동의, 소셜 연결, 닉네임까지 네 단계로 도담아지트에 가입하세요.',
}

interface Props {
  services?: typeof signupServices
}

/** Sign-up in four steps (specification 2, section 2; decisions, section 8). */
export function SignupPage({ services = signupServices }: Props) {
  const stored = useSignup((state) => state.progress)
  const isPersisted = useIsPersisted('signup-progress')
  // The last step stays on screen while the home page is on its way, although nothing of it is kept any more.
  const [finished, setFinished] = useState<SignupProgress>()
  const navigate = useNavigate()
  const progress = finished ?? stored
  useStepFocus(progress.step)

  const finish = () => {
    const user = signedUpUser(stored)
    if (!user) return
    setFinished(stored)
    useSession.getState().signIn(user)
    useSignup.getState().clear()
    console.info('회원가입 1건')
    navigate(paths.home)
  }

  return (
    <AccountFrame
      words={['아이의 오후를', '함께 걸을 준비']}
      top={<StepProgress step={progress.step} />}
    >
      <div className={styles.content}>
        {!isPersisted && (
          <p className={styles.forgetful} role="status">
            이 브라우저에서는 진행 상황을 기억하지 못해요. 가입을 마칠 때까지 화면을 닫지 말아
            주세요.
          </p>
        )}
        {progress.step === 'phone' && <PhoneStep phone={progress.phone} services={services} />}
        {progress.step === 'agreements' && <AgreementsStep progress={progress} />}
        {progress.step === 'social' && <SocialStep progress={progress} services={services} />}
        {progress.step === 'onboarding' && (
          <OnboardingStep nickname={progress.profile.nickname} onFinish={finish} />
        )}
      </div>
    </AccountFrame>
  )
}
