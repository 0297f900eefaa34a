import { useRef, useState } from 'react'
import { CODE_LENGTH, tidyCode } from '@/domain/signup'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import styles from './Step.module.css'

interface Props {
  error: string | undefined
  isBusy: boolean
  onSubmit: (code: string) => Promise<void>
}

/** Stands outside the component, so that React calls it once, when the box appears. */
const focusOnArrival = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus()

/** The code that was sent. It is checked only when the parent says so, never by the sixth digit. */
export function CodeForm({ error, isBusy, onSubmit }: Props) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)

  return (
    <Form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        await onSubmit(code)
        input.current?.select()
      }}
    >
      <div ref={focusOnArrival}>
        <Field label="인증번호" isRequired hint={`${CODE_LENGTH}자리 숫자예요.`} error={error}>
          {(control) => (
            // No maxLength: it would cut a pasted 「123 456」 before the space is taken out.
            <input
              {...control}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(tidyCode(event.target.value))}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        tone="primary"
        size="large"
        isBlock
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        확인
      </Button>
    </Form>
  )
}
