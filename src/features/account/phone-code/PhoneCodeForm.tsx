import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CODE_LENGTH, isCode, resendWaitS, tidyCode } from '@/domain/account/signup'
import { checkMobile, parseMobile } from '@/domain/text/phone'
import { deviceNow } from '@/platform/clock'
import type { SentCode } from '@/services/phone'
import { Button } from '@/ui/button/Button'
import { focusInputOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import styles from './PhoneCode.module.css'
import { type PhoneCodeWork, usePhoneCode } from './usePhoneCode'

interface PhoneEntry {
  phone: string
}

const phoneEntrySchema: z.ZodMiniType<PhoneEntry, PhoneEntry> = z.object({
  phone: z.string().check(fieldRule(checkMobile)),
})

/** Verifies a phone by code: sign-up, login, changing the phone. */
export function PhoneCodeForm(work: PhoneCodeWork) {
  const form = useForm<PhoneEntry>({
    defaultValues: { phone: '' },
    resolver: zodResolver(phoneEntrySchema),
  })
  const code = usePhoneCode(work)
  const mobile = parseMobile(useWatch({ control: form.control, name: 'phone' }))
  // A code is only valid for the number it was sent to.
  const sent = mobile.ok && mobile.e164 === code.sent?.e164 ? code.sent : undefined
  const waitS = useCountdown(sent?.sentAt)

  const send = form.handleSubmit(() => {
    if (mobile.ok && waitS === 0) void code.sendTo(mobile.e164)
  })

  return (
    <div className={`${styles.steps} stack-5`}>
      <Form className="stack-5" onSubmit={send}>
        <TextField
          form={form}
          name="phone"
          label="휴대폰 번호"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="010-1234-5678"
        />
        <Button
          type="submit"
          tone={sent ? 'line' : 'primary'}
          size="large"
          isBlock
          disabled={waitS > 0}
          aria-disabled={code.busyWith ? true : undefined}
          isBusy={code.busyWith === 'sending'}
        >
          {sendLabel(sent !== undefined, waitS)}
        </Button>
      </Form>
      <div role="status">{sent && <SentNotice sent={sent} key={sent.sentAt} />}</div>
      {code.sendError && (
        <p className="alert" role="alert">
          {code.sendError}
        </p>
      )}
      {sent && (
        <CodeForm key={sent.sentAt} isBusy={code.busyWith === 'verifying'} onSubmit={code.verify} />
      )}
    </div>
  )
}

function sendLabel(isSent: boolean, waitS: number): string {
  if (!isSent) return '인증번호 받기'
  return waitS > 0 ? `재전송 (${waitS}초)` : '재전송'
}

/** Seconds until a code can be sent again; 0 before the first. */
function useCountdown(sentAt: number | undefined): number {
  const [time, setTime] = useState(0)

  useEffect(() => {
    if (sentAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const at = deviceNow().getTime()
      setTime(at)
      // Ticks in phase with the sending time, so the last second is exact.
      if (resendWaitS(sentAt, at) > 0) timer = setTimeout(tick, 1000 - ((at - sentAt) % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [sentAt])

  // Right after sending, `time` is older than `sentAt`.
  return sentAt === undefined ? 0 : resendWaitS(sentAt, Math.max(time, sentAt))
}

/** Shows the code itself only with the local backend. */
function SentNotice({ sent }: { sent: SentCode }) {
  return (
    <div className={`${styles.notice} stack-1 note rounded on-warm`}>
      <p className="plain text-16 bold">인증번호를 전송했습니다.</p>
      {sent.localCode !== undefined && (
        <p className="tabular">{`체험 인증번호: ${sent.localCode}`}</p>
      )}
    </div>
  )
}

interface Props {
  isBusy: boolean
  /** Returns an error message, or undefined. */
  onSubmit: (code: string) => Promise<string | undefined>
}

/** Submitted by the button only, not by the sixth digit. */
function CodeForm({ isBusy, onSubmit }: Props) {
  const form = useForm({ defaultValues: { code: '' } })
  // Only what was pasted around a code goes at once: rewriting moves the caret.
  const takeOut = (text: string) => {
    const code = tidyCode(text)
    if (/\D/.test(text) && isCode(code)) form.setValue('code', code)
  }
  const submit = form.handleSubmit(async ({ code }) => {
    const refusal = await onSubmit(tidyCode(code))
    if (refusal) form.setError('code', { message: refusal })
    form.setFocus('code', { shouldSelect: true })
  })
  return (
    <Form className="stack-5" onSubmit={submit}>
      <div ref={focusInputOnMount}>
        {/* No maxLength: it would cut a pasted 「123 456」 before the space is removed. */}
        <TextField
          form={form}
          name="code"
          label="인증번호"
          isRequired
          hint={`${CODE_LENGTH}자리 숫자예요.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          onType={takeOut}
        />
      </div>
      <Button type="submit" tone="primary" size="large" isBlock isBusy={isBusy}>
        확인
      </Button>
    </Form>
  )
}
