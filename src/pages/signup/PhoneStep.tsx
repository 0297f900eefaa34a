import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { CircleCheck } from 'lucide-react'
import { isUnexpired, type VerifiedPhone } from '@/domain/account/signup'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import { deviceNow } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'
import { useSignupPhone } from './useSignupPhone'

interface Props {
  phone: VerifiedPhone | null
  /** The phone belongs to a member, who is now signed in. */
  onMember: (uid: string) => void
}

export function PhoneStep({ phone, onMember }: Props) {
  const submitCode = useSignupPhone(onMember)
  return (
    <div className={styles.step}>
      <StepHeading lines={['보호자 휴대폰을', '확인해 주세요']} />
      <p className="mt-3 muted balance">아지트에서 연락드릴 보호자 번호로 인증해 주세요.</p>
      <div className={`${styles.body} stack-5`}>
        {phone && <KeptPhone phone={phone} />}
        <PhoneCodeForm onCode={submitCode} />
      </div>
    </div>
  )
}

/** Offers a phone verified before, while it is valid. */
function KeptPhone({ phone }: { phone: VerifiedPhone }) {
  const dispatch = useSignup((state) => state.dispatch)
  const time = useNow(secondsToMilliseconds(1))
  if (!time || !isUnexpired(phone.verifiedAt, deviceNow().getTime())) return null
  return (
    <div className={`${styles.note} inset note icons-20 flex gap-2`}>
      <CircleCheck aria-hidden="true" />
      <div>
        <p>
          <span className="num">{maskPhone(domesticPhone(phone.e164))}</span>{' '}
          <span>인증을 이미 마쳤어요.</span>
        </p>
        <Button
          tone="text"
          className={styles.keep}
          onClick={() => dispatch({ kind: 'phoneKept', at: deviceNow().getTime() })}
        >
          이 번호로 계속하기
        </Button>
      </div>
    </div>
  )
}
