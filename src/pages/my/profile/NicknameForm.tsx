import { useRef } from 'react'
import { tidyText } from '@/domain/text/tidyText'
import { useProfileCommand } from '@/features/account/commands'
import { type NicknameEntry, useNicknameForm } from '@/features/account/useNicknameForm'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StatusLine } from '../shared/StatusLine'
import styles from './NicknameForm.module.css'

interface Props {
  nickname: string
}

export function NicknameForm({ nickname }: Props) {
  const form = useNicknameForm(nickname)
  const rename = useProfileCommand()
  const line = useRef<HTMLParagraphElement>(null)

  const save = (entry: NicknameEntry) => {
    if (!rename.isPending) rename.mutate({ nickname: tidyText(entry.nickname) })
  }
  const submit = form.handleSubmit(save, () => rename.reset())
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField form={form} name="nickname" label="닉네임" autoComplete="nickname" />
      <Button
        className={styles.save}
        type="submit"
        tone="primary"
        size="large"
        isBusy={rename.isPending}
      >
        저장
      </Button>
      <StatusLine message={rename.isSuccess ? '닉네임을 저장했어요.' : ''} ref={line} />
      {rename.error && (
        <FailureMessage
          failure={failureOf(rename.error)}
          onRetry={() => void submit()}
          focusNext={line}
        />
      )}
    </Form>
  )
}
