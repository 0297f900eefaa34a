import { type SignupStep, signupSteps } from '@/domain/account/signup'
import styles from './StepProgress.module.css'

const names: Record<SignupStep, string> = {
  phone: '휴대폰 인증',
  agreements: '약관 동의',
  social: '소셜 연결',
  onboarding: '프로필',
}

export function StepProgress({ step }: { step: SignupStep }) {
  const current = signupSteps.indexOf(step)
  return (
    <div className={styles.progress}>
      <ol className={styles.parts} aria-label="가입 단계">
        {signupSteps.map((part, at) => (
          <li
            key={part}
            data-reached={at <= current || undefined}
            aria-current={part === step ? 'step' : undefined}
          >
            <span>{names[part]}</span>
          </li>
        ))}
      </ol>
      <b className={styles.count}>{`${current + 1} / ${signupSteps.length}`}</b>
    </div>
  )
}
