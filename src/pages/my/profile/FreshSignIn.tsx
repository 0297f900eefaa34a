import { domesticPhone, maskPhone } from '@/domain/account/phone'
import { remoteFailures } from '@/domain/remoteFailure'
import { PhoneCodeForm } from '@/features/phone-code/PhoneCodeForm'
import { codeRefusal } from '@/features/phone-code/usePhoneCode'
import { reauthenticateByPhone, type SentCode } from '@/services/phone'
import styles from './FreshSignIn.module.css'

interface Props {
  /** The account's own, `+82…`. */
  phone: string
  onDone: () => void
}

/** Stands outside the component, so that React calls it once: the button that led here has gone. */
const focusOnArrival = (line: HTMLParagraphElement | null) => line?.focus()

/** The account's own phone is proven once more, where Auth wants a sign-in of the last minutes. */
export function FreshSignIn({ phone, onDone }: Props) {
  const takeCode = async (sent: SentCode, code: string): Promise<string | undefined> => {
    const answer = await reauthenticateByPhone(sent, code)
    if (answer.ok) onDone()
    else if (answer.reason === 'wrongAccount') return '가입한 휴대폰 번호로 인증해 주세요.'
    else if (answer.reason === 'ended') return remoteFailures.signedOut.message
    else return codeRefusal(answer.reason)
    return undefined
  }
  return (
    <div className={styles.signIn}>
      <p className={styles.lead} role="alert" ref={focusOnArrival} tabIndex={-1}>
        {`안전을 위해 가입한 번호(${maskPhone(domesticPhone(phone))})를 다시 인증해 주세요.`}
      </p>
      <PhoneCodeForm onCode={takeCode} />
    </div>
  )
}
