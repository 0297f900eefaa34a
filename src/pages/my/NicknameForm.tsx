import { useState } from 'react'
import { tidyNickname } from '@/domain/signup'
import { type NicknameEntry, useNicknameForm } from '@/features/nickname/useNicknameForm'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { TextField } from '@/ui/TextField'
import styles from './NicknameForm.module.css'
import { StatusLine } from './StatusLine'

/** What to call the parent; the same rule as at sign-up. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const rename = useSession((state) => state.rename)
  const [message, setMessage] = useState('')
  const form = useNicknameForm(nickname)

  const save = (entry: NicknameEntry) => {
    const tidy = tidyNickname(entry.nickname)
    rename(tidy)
    form.reset({ nickname: tidy })
    setMessage('닉네임을 저장했어요.')
  }
  return (
    <Form className={styles.form} onSubmit={form.handleSubmit(save, () => setMessage(''))}>
      <TextField form={form} name="nickname" label="닉네임" autoComplete="nickname" />
      <Button className={styles.save} type="submit" tone="primary" size="large">
        저장
      </Button>
      <StatusLine message={message} />
    </Form>
  )
}
