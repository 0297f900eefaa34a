import { useRef } from 'react'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { FreshSignIn } from '../FreshSignIn'
import { useWithdrawal } from './useWithdrawal'
import styles from './WithdrawalForm.module.css'
import { WithdrawalTerms } from './WithdrawalTerms'

interface Props {
  phone: string
  onClose: () => void
}

export function WithdrawalForm({ phone, onClose }: Props) {
  const { withdraw, onContinue, isBusy, refusal, failure, isSignInNeeded } = useWithdrawal()
  const lead = useRef<HTMLParagraphElement>(null)
  const goOnAfterSignIn = () => {
    // The code form has disappeared.
    lead.current?.focus()
    onContinue()
  }
  return (
    <div className="stack-5">
      <p ref={lead} tabIndex={-1}>
        탈퇴하면 지운 정보를 되살릴 수 없어요.
      </p>
      <WithdrawalTerms />
      {refusal && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      {failure && <FailureMessage failure={failure} onRetry={withdraw} focusNext={lead} />}
      {isSignInNeeded && <FreshSignIn phone={phone} onDone={goOnAfterSignIn} />}
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        {!isSignInNeeded && (
          <Button tone="danger" size="large" isBusy={isBusy} onClick={withdraw}>
            탈퇴하기
          </Button>
        )}
      </DialogFoot>
    </div>
  )
}
