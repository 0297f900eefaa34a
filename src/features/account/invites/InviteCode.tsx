import { Check, Share } from 'lucide-react'
import { formatInviteCode } from '@/domain/account/inviteCode'
import { shareText } from '@/platform/device/passTextOn'
import { Button } from '@/ui/button/Button'
import { useCopied } from '@/ui/button/useCopied'
import { focusOnMount } from '@/ui/focusOnMount'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import styles from './InviteCode.module.css'

interface Props {
  code: string
  /** Whom or what it is for. */
  title: string
  /** How long and for whom it is good. */
  note: string
  /** What is sent. */
  message: string
  onClose: () => void
}

/** An invitation that was made, to be sent. */
export function InviteCode({ code, title, note, message, onClose }: Props) {
  const { isCopied, copy } = useCopied()
  const send = async () => {
    if (!(await shareText(message))) copy(message)
  }
  return (
    <div className="stack-5">
      <div
        className="p-6-4 on-tonal center stack-1 rounded-card text-center"
        ref={focusOnMount}
        tabIndex={-1}
      >
        <b>{title}</b>
        <p className={`${styles.code} extrabold`} translate="no">
          {formatInviteCode(code)}
        </p>
        <p>{note}</p>
      </div>
      <DialogFoot onClose={onClose}>
        <Button tone="primary" size="large" onClick={() => void send()}>
          {isCopied ? <Check aria-hidden="true" /> : <Share aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? '복사됨' : '초대 보내기'}</span>
        </Button>
      </DialogFoot>
    </div>
  )
}
