import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { domesticPhone, maskPhone, mobileError, parseMobile } from '@/domain/phone'
import { isAlive, type VerifiedPhone } from '@/domain/signup'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { CodeForm } from './CodeForm'
import { SentNotice } from './SentNotice'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'
import type { SignupServices } from './signupServices'
import { useCountdown } from './useCountdown'
import { usePhoneCode } from './usePhoneCode'

interface Props {
  phone: VerifiedPhone | null
  services: SignupServices
}

/** Step 1: a code proves that the phone is the parent's own. */
export function PhoneStep({ phone, services }: Props) {
  const dispatch = useSignup((state) => state.dispatch)
  const [typed, setTyped] = useState('')
  const [phoneError, setPhoneError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const code = usePhoneCode({
    services,
    onVerified: (verified) => dispatch({ kind: 'phoneVerified', phone: verified }),
  })
  const mobile = parseMobile(typed)
  // A code belongs to the number it was sent to; another number needs a code of its own.
  const sent = mobile.ok && mobile.e164 === code.sent?.e164 ? code.sent : undefined
  const waitS = useCountdown(sent?.sentAt)

  const send = () => {
    const error = mobileError(typed)
    setPhoneError(error)
    if (error) input.current?.focus()
    else if (mobile.ok && waitS === 0) code.send(mobile.e164)
  }

  return (
    <div className={styles.step}>
      <StepHeading lines={['보호자 휴대폰을', '확인해 주세요']} />
      <p className={styles.lead}>아이 소식을 받을 번호로 인증해 주세요.</p>
      <div className={styles.body}>
        {phone && <KeptPhone phone={phone} />}
        <Form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Field label="휴대폰 번호" isRequired error={phoneError}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                placeholder="010-1234-5678"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setPhoneError(undefined)
                }}
              />
            )}
          </Field>
          <Button
            type="submit"
            tone={sent ? 'line' : 'primary'}
            size="large"
            isBlock
            disabled={waitS > 0}
            aria-disabled={code.busyWith ? true : undefined}
            aria-busy={code.busyWith === 'sending' || undefined}
          >
            {sendLabel(sent !== undefined, waitS)}
          </Button>
        </Form>
        <div role="status">{sent && <SentNotice sent={sent} key={sent.sentAt} />}</div>
        {code.sendError && (
          <p className={styles.problem} role="alert">
            {code.sendError}
          </p>
        )}
        {sent && (
          <CodeForm
            key={sent.sentAt}
            error={code.codeError}
            isBusy={code.busyWith !== undefined}
            onSubmit={code.verify}
          />
        )}
      </div>
    </div>
  )
}

function sendLabel(isSent: boolean, waitS: number): string {
  if (!isSent) return '인증번호 받기'
  return waitS > 0 ? `재전송 (${waitS}초)` : '재전송'
}

/** Spares a parent who came back another code, as long as the token lives. */
function KeptPhone({ phone }: { phone: VerifiedPhone }) {
  const dispatch = useSignup((state) => state.dispatch)
  const time = useNow(1000)
  if (!time || !isAlive(phone.verifiedAt, time.getTime())) return null
  return (
    <div className={styles.note}>
      <CircleCheck aria-hidden="true" />
      <div>
        <p>
          <span className="num">{maskPhone(domesticPhone(phone.e164))}</span> 인증을 이미 마쳤어요.
        </p>
        <Button
          tone="text"
          className={styles.keep}
          onClick={() => dispatch({ kind: 'phoneKept', at: now().getTime() })}
        >
          이 번호로 계속하기
        </Button>
      </div>
    </div>
  )
}
