import { useForm } from 'react-hook-form'
import { CODE_LENGTH, isCode, tidyCode } from '@/domain/account/signup'
import { Button } from '@/ui/button/Button'
import { focusInputOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'

interface Props {
  isBusy: boolean
  /** Returns an error message, or undefined. */
  onSubmit: (code: string) => Promise<string | undefined>
}

/** Submitted by the button only, not by the sixth digit. */
export function CodeForm({ isBusy, onSubmit }: Props) {
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
