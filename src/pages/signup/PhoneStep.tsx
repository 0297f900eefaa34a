import { zodResolver } from '@hookform/resolvers/zod'
import { CircleCheck } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { domesticPhone, maskPhone, mobileError, parseMobile } from '@/domain/phone'
import { isUnexpired, type VerifiedPhone } from '@/domain/signup'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { fieldRule } from '@/ui/fieldRule'
import { TextField } from '@/ui/TextField'
import { CodeForm } from './CodeForm'
import { SentNotice } from './SentNotice'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'
import type { SignupServices } from './signupServices'
import { useCountdown } from './useCountdown'
import { usePhoneCode } from './usePhoneCode'

interface PhoneEntry {
  phone: string
}

const phoneEntrySchema: z.ZodMiniType<PhoneEntry, PhoneEntry> = z.object({
  phone: z.string().check(fieldRule(mobileError)),
})

interface Props {
  phone: VerifiedPhone | null
  services: SignupServices
}

/** Step 1: a code proves that the phone is the parent's own. */
export function PhoneStep({ phone, services }: Props) {
  const dispatch = useSignup((state) => state.dispatch)
  const form = useForm<PhoneEntry>({
    defaultValues: { phone: '' },
    resolver: zodResolver(phoneEntrySchema),
  })
  const code = usePhoneCode({
    services,
    onVerified: (verified) => dispatch({ kind: 'phoneVerified', phone: verified }),
  })
  const typed = useWatch({ control: form.control, name: 'phone' })
  const mobile = parseMobile(typed)
  // A code belongs to the number it was sent to; another number needs a code of its own.
  const sent = mobile.ok && mobile.e164 === code.sent?.e164 ? code.sent : undefined
  const waitS = useCountdown(sent?.sentAt)

  const send = form.handleSubmit(() => {
    if (mobile.ok && waitS === 0) void code.send(mobile.e164)
  })

  return (
    <div className={styles.step}>
      <StepHeading lines={['보호자 휴대폰을', '확인해 주세요']} />
      <p className={styles.lead}>아이 소식을 받을 번호로 인증해 주세요.</p>
      <div className={styles.body}>
        {phone && <KeptPhone phone={phone} />}
        <Form className={styles.form} onSubmit={send}>
          <TextField
            form={form}
            name="phone"
            label="휴대폰 번호"
            isRequired
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="010-1234-5678"
          />
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
          <CodeForm key={sent.sentAt} isBusy={code.busyWith !== undefined} onSubmit={code.verify} />
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
  if (!time || !isUnexpired(phone.verifiedAt, time.getTime())) return null
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
