import { useEffect, useRef, useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { useProfileCommand } from '@/features/account/commands'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import { codeRefusal } from '@/features/account/phone-code/usePhoneCode'
import { changePhone, type SentCode } from '@/services/phone'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StatusLine } from '../shared/StatusLine'
import { FreshSignIn } from './FreshSignIn'

interface Props {
  phone: string
  /** Undefined while loading. */
  profilePhone?: string | undefined
}

export function PhoneChange({ phone, profilePhone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSignInNeeded, setSignInNeeded] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const profile = useProfileCommand()
  useInterruptedPhoneChange(phone, profilePhone)
  // A code works once: if only the profile failed, a retry writes just that.
  const acceptedCode = useRef<SentCode>(undefined)

  const submitCode = async (sent: SentCode, code: string): Promise<string | undefined> => {
    if (acceptedCode.current !== sent) {
      const answer = await changePhone(sent, code)
      if (!answer.ok && answer.reason === 'alreadyInUse') return '이미 다른 계정에서 쓰는 번호예요.'
      if (!answer.ok && answer.reason === 'ended') {
        setHasEnded(true)
        return undefined
      }
      if (!answer.ok && answer.reason === 'freshSignInNeeded') {
        setSignInNeeded(true)
        return undefined
      }
      if (!answer.ok) return codeRefusal(answer.reason)
      acceptedCode.current = sent
    }
    const saved = await profile.run({ phone: sent.e164 })
    if (!saved.ok) {
      if (saved.failure !== remoteFailures.signedOut) return saved.failure?.message
      setHasEnded(true)
      return undefined
    }
    setOpen(false)
    setMessage('휴대폰 번호를 변경했어요.')
    status.current?.focus()
    return undefined
  }
  const goOnAfterSignIn = () => {
    setSignInNeeded(false)
    setMessage('인증했어요. 이제 새 번호를 인증해 주세요.')
    status.current?.focus()
  }
  return (
    <div className="line-above pt-4 stack-4">
      <div className="spread-3 wrap">
        <p className="num">{maskPhone(domesticPhone(phone))}</p>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          휴대폰 번호 변경
        </Button>
      </div>
      {isOpen && !isSignInNeeded && <PhoneCodeForm onCode={submitCode} />}
      {isOpen && isSignInNeeded && <FreshSignIn phone={phone} onDone={goOnAfterSignIn} />}
      {hasEnded && <FailureMessage failure={remoteFailures.signedOut} />}
      <StatusLine message={message} ref={status} />
    </div>
  )
}

/** Copies the verified phone into the profile after a change interrupted between the two; `profilePhone`: the profile's, once loaded. */
function useInterruptedPhoneChange(verifiedPhone: string, profilePhone: string | undefined) {
  const { run } = useProfileCommand()
  // Once: later changes on this page write both.
  const isChecked = useRef(false)
  useEffect(() => {
    if (profilePhone === undefined || isChecked.current) return
    isChecked.current = true
    if (profilePhone !== verifiedPhone) void run({ phone: verifiedPhone })
  }, [profilePhone, verifiedPhone, run])
}
