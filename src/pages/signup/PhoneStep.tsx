import { useQueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { isUnexpired, type VerifiedPhone } from '@/domain/account/signup'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import { codeRefusal } from '@/features/account/phone-code/usePhoneCode'
import { enterAsMember } from '@/features/account/session'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import { useNow } from '@/platform/useNow'
import { useFailureWords } from '@/remote/useFailure'
import { confirmPhoneCode, type SentCode, type SignIn } from '@/services/phone'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import styles from './Step.module.css'
import { StepHeading } from './StepParts'

interface Props {
  phone: VerifiedPhone | null
  /** The phone belongs to a member, who is now signed in. */
  onMember: (uid: string) => void
}

export function PhoneStep({ phone, onMember }: Props) {
  const submitCode = useSignupPhone(onMember)
  return (
    <div className={`${styles.step} flex flex-column`}>
      <StepHeading lines={['보호자 휴대폰을', '확인해 주세요']} />
      <p className="mt-3 muted balance">아지트에서 연락드릴 보호자 번호로 인증해 주세요.</p>
      <div className={`${styles.body} mt-8 stack-5`}>
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

/** Signs in to the phone's account by code: new, unfinished, or a member's. Returns an error message, or undefined. */
function useSignupPhone(onMember: (uid: string) => void) {
  const client = useQueryClient()
  const wordsOf = useFailureWords()
  // A code works once: if only reading the profile failed, a retry reads it again.
  const taken = useRef<{ sent: SentCode; signIn: SignIn }>(undefined)

  const signInBy = async (sent: SentCode, code: string) => {
    if (taken.current?.sent === sent) return { ok: true as const, ...taken.current.signIn }
    const answer = await confirmPhoneCode(sent, code)
    if (answer.ok) taken.current = { sent, signIn: answer }
    return answer
  }

  return async (sent: SentCode, code: string): Promise<string | undefined> => {
    const answer = await signInBy(sent, code)
    if (!answer.ok) return codeRefusal(answer.reason)
    const { uid } = answer.account
    try {
      if (!answer.isNew && (await enterAsMember(client, uid))) {
        onMember(uid)
        return undefined
      }
    } catch (error) {
      reportError('가입된 번호인지 확인하지 못했습니다.', error)
      return wordsOf(error).message
    }
    const { e164 } = sent
    const phone = { e164, last4: e164.slice(-4), verifiedAt: deviceNow().getTime(), vpt: uid }
    useSignup.getState().dispatch({ kind: 'phoneVerified', phone })
    return undefined
  }
}
