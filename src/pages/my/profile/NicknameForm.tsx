import { useRef } from 'react'
import { tidyText } from '@/domain/text/tidyText'
import { useProfileCommand } from '@/features/account/commands'
import { type NicknameEntry, useNicknameForm } from '@/features/account/useNicknameForm'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StatusLine } from '../shared/StatusLine'
import styles from './NicknameForm.module.css'

interface Props {
  nickname: string
}

export function NicknameForm({ nickname }: Props) {
  const form = useNicknameForm(nickname)
  const rename = useProfileCommand()
  const line = useRef<HTMLParagraphElement>(null)

  const save = (entry: NicknameEntry) => void rename.run({ nickname: tidyText(entry.nickname) })
  const submit = form.handleSubmit(save, () => rename.forget())
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField form={form} name="nickname" label="닉네임" autoComplete="nickname" />
      <Button
        className={styles.save}
        type="submit"
        tone="primary"
        size="large"
        isBusy={rename.isBusy}
      >
        저장
      </Button>
      <StatusLine message={rename.isDone ? '닉네임을 저장했어요.' : ''} ref={line} />
      <CommandFailure command={rename} onRetry={() => void submit()} focusNext={line} />
    </Form>
  )
}
