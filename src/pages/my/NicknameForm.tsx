import { useRef, useState } from 'react'
import { nicknameError, tidyNickname } from '@/domain/signup'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import styles from './NicknameForm.module.css'
import { StatusLine } from './StatusLine'

/** What to call the parent; the same rule as at sign-up. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const rename = useSession((state) => state.rename)
  const [text, setText] = useState(nickname)
  const [isJudged, setJudged] = useState(false)
  const [message, setMessage] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const error = nicknameError(text)
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        setMessage('')
        if (error) {
          input.current?.focus()
          return
        }
        rename(tidyNickname(text))
        setText(tidyNickname(text))
        setMessage('닉네임을 저장했어요.')
      }}
    >
      <Field label="닉네임" error={isJudged ? error : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="nickname"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button className={styles.save} type="submit" tone="primary" size="large">
        저장
      </Button>
      <StatusLine message={message} />
    </Form>
  )
}
