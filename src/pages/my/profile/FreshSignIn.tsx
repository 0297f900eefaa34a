import { useRef, useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import { codeRefusal } from '@/features/account/phone-code/usePhoneCode'
import { reauthenticateByPhone, type SentCode } from '@/services/phone'
import { focusOnMount } from '@/ui/focusOnMount'
import { FailureMessage } from '@/ui/message/FailureMessage'

/** Verifies the account's phone again when Auth requires a recent sign-in. */
export function FreshSignIn({ phone, onDone }: { phone: string; onDone: () => void }) {
  const [hasEnded, setHasEnded] = useState(false)
  const focusTarget = useRef<HTMLDivElement>(null)
  const submitCode = async (sent: SentCode, code: string): Promise<string | undefined> => {
    const answer = await reauthenticateByPhone(sent, code)
    if (answer.ok) onDone()
    else if (answer.reason === 'wrongAccount') return '가입한 휴대폰 번호로 인증해 주세요.'
    else if (answer.reason === 'ended') setHasEnded(true)
    else return codeRefusal(answer.reason)
    return undefined
  }
  return (
    <div className="stack-4" ref={focusTarget} tabIndex={-1}>
      <p role="alert" ref={focusOnMount} tabIndex={-1}>
        {`안전을 위해 가입한 번호(${maskPhone(domesticPhone(phone))})를 다시 인증해 주세요.`}
      </p>
      <PhoneCodeForm onCode={submitCode} />
      {hasEnded && <FailureMessage failure={remoteFailures.signedOut} focusNext={focusTarget} />}
    </div>
  )
}
