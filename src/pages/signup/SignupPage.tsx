import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type SignupProgress, type SignupStep, signupSteps } from '@/domain/account/signup'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountFrame } from '@/features/account/AccountFrame'
import { ChildrenMove } from '@/features/account/ChildrenMove'
import { openedInvitation } from '@/features/account/invites/openedInvitation'
import { useAfterSignIn } from '@/features/account/useAfterSignIn'
import { messageState } from '@/features/account/useNavigationMessage'
import { useIsPersisted } from '@/stores/deviceStore'
import { useSignup } from '@/stores/signup'
import { AgreementsStep } from './AgreementsStep'
import { OnboardingStep } from './OnboardingStep'
import { PhoneStep } from './PhoneStep'
import styles from './SignupPage.module.css'
import { SocialStep } from './SocialStep'

const signupHead: PageHead = {
  title: '회원가입',
  description: '휴대폰 인증, 약관 동의, 소셜 연결, 닉네임까지 네 단계로 도담아지트에 가입하세요.',
}

/** New members go home, existing ones to 내 정보, those who have opened an invitation back to it. */
const endings = {
  new: { path: paths.home, message: '' },
  known: { path: paths.my, message: '이미 가입된 번호예요. 로그인했어요.' },
}

/** Four steps (specifications 2, section 2, 4, section 2, and 3, section 8). */
export function SignupPage() {
  const stored = useSignup((state) => state.progress)
  const isPersisted = useIsPersisted('signup-progress')
  // Keeps the last step on screen until the next page, although its data is deleted.
  const [finished, setFinished] = useState<SignupProgress>()
  const navigate = useNavigate()
  const progress = finished ?? stored
  useStepFocus(progress.step)

  const leaveAs = (kind: keyof typeof endings) => {
    const { path, message } = endings[kind]
    void navigate(openedInvitation() ?? path, { state: messageState(message) })
  }
  const { pendingMove, arrive } = useAfterSignIn()
  const end = (kind: keyof typeof endings) => (uid: string) => {
    setFinished(stored)
    useSignup.getState().clear()
    arrive(uid, () => leaveAs(kind))
  }

  return (
    <AccountFrame
      lines={['아이의 오후를', '함께 걸을 준비']}
      top={<StepProgress step={progress.step} />}
    >
      <div className={`${styles.content} grid`}>
        {!isPersisted && (
          <p className={`${styles.forgetful} plain rounded text-14 p-3-4`} role="status">
            이 브라우저에서는 진행 상황을 기억하지 못해요. 가입을 마칠 때까지 화면을 닫지 말아
            주세요.
          </p>
        )}
        {progress.step === 'phone' && <PhoneStep phone={progress.phone} onMember={end('known')} />}
        {progress.step === 'agreements' && <AgreementsStep progress={progress} />}
        {progress.step === 'social' && <SocialStep progress={progress} />}
        {progress.step === 'onboarding' && (
          <OnboardingStep progress={progress} onMember={end('new')} />
        )}
      </div>
      {pendingMove && <ChildrenMove uid={pendingMove.uid} onDone={pendingMove.onContinue} />}
    </AccountFrame>
  )
}

const names: Record<SignupStep, string> = {
  phone: '휴대폰 인증',
  agreements: '약관 동의',
  social: '소셜 연결',
  onboarding: '프로필',
}

function StepProgress({ step }: { step: SignupStep }) {
  const current = signupSteps.indexOf(step)
  return (
    <div className={`${styles.progress} stack-4 middle`}>
      <ol className={`${styles.parts} gap-6px flex`} aria-label="가입 단계">
        {signupSteps.map((part, at) => (
          <li
            key={part}
            data-reached={at <= current || undefined}
            aria-current={part === step ? 'step' : undefined}
          >
            <span className="sr-only">{names[part]}</span>
          </li>
        ))}
      </ol>
      <b className="note tabular nowrap">{`${current + 1} / ${signupSteps.length}`}</b>
    </div>
  )
}

function useStepFocus(step: SignupStep): void {
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo(0, 0)
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [step])
}

export { SignupPage as Component, signupHead as head }
