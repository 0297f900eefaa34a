import { useRef } from 'react'
import { paths } from '@/domain/site/paths'
import { tidyText } from '@/domain/text/tidyText'
import type { SignedInAccount } from '@/features/account/accountOf'
import { useProfileCommand } from '@/features/account/commands'
import { type NicknameEntry, useNicknameForm } from '@/features/account/useNicknameForm'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Skeleton } from '@/ui/message/Skeleton'
import { StatusLine } from '../shared/StatusLine'
import { LinkedAccounts } from './LinkedAccounts'
import { MarketingChoice } from './MarketingChoice'
import styles from './MyProfilePage.module.css'
import { PhoneChange } from './PhoneChange'
import { Withdrawal } from './withdrawal/Withdrawal'

interface Props {
  account: SignedInAccount
  onSignOut: () => void
}

export function AccountCards({ account, onSignOut }: Props) {
  return (
    <Card as="section" className={`${styles.card} stack-4`}>
      <NicknameForm nickname={account.nickname} />
      {account.status === 'member' ? (
        <>
          <PhoneChange phone={account.phone} profilePhone={account.profile?.phone} />
          <LinkedAccounts linked={account.providers} />
          <MarketingChoice />
        </>
      ) : (
        <AccountWaiting />
      )}
      <div className={styles.row}>
        <p>픽업할 때 자주 고르는 곳을 저장해 두세요.</p>
        <ButtonLink to={paths.myPlaces}>자주 가는 곳</ButtonLink>
      </div>
      <div className={styles.row}>
        <p>아이 소식과 예약을 가족과 함께 보세요.</p>
        <ButtonLink to={paths.myFamily}>함께 보는 보호자</ButtonLink>
      </div>
      <div className={styles.row}>
        <p>
          로그아웃하면 이 기기에 남은 장바구니와 체험 예약이 지워져요. 계정의 예약은 그대로예요.
        </p>
        <Button onClick={onSignOut}>로그아웃</Button>
      </div>
      {account.status === 'member' && <Withdrawal phone={account.phone} />}
    </Card>
  )
}

/** Reserves the profile's space until Auth has answered. */
function AccountWaiting() {
  return (
    <>
      {[styles.phone, styles.accounts, styles.choice].map((className) => (
        <div key={className} className={className}>
          <Skeleton height="100%" />
        </div>
      ))}
    </>
  )
}

interface NicknameFormProps {
  nickname: string
}

function NicknameForm({ nickname }: NicknameFormProps) {
  const form = useNicknameForm(nickname)
  const rename = useProfileCommand()
  const line = useRef<HTMLParagraphElement>(null)

  const save = (entry: NicknameEntry) => void rename.run({ nickname: tidyText(entry.nickname) })
  const submit = form.handleSubmit(save, () => rename.forget())
  return (
    <Form className={`${styles.form} stack-2`} onSubmit={submit}>
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
