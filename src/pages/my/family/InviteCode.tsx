import { Check, Share } from 'lucide-react'
import { INVITE_HOURS, inviteMessage, inviteWords } from '@/domain/account/family'
import type { GuardianRight } from '@/domain/account/guardianRight'
import { formatInviteCode } from '@/domain/account/inviteCode'
import { shareText } from '@/platform/device/shareText'
import { siteOrigin } from '@/platform/env'
import { Button } from '@/ui/button/Button'
import { useCopied } from '@/ui/button/useCopied'
import { focusOnMount } from '@/ui/focusOnMount'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import styles from './InviteCode.module.css'

interface Props {
  code: string
  role: GuardianRight
  onClose: () => void
}

export function InviteCode({ code, role, onClose }: Props) {
  const { isCopied, copy } = useCopied()
  const send = async () => {
    const message = inviteMessage(siteOrigin(), code)
    if (!(await shareText(message))) copy(message)
  }
  return (
    <div className="stack-5">
      <div className={styles.invite} ref={focusOnMount} tabIndex={-1}>
        <b>{inviteWords[role]}</b>
        <p className={styles.code} translate="no">
          {formatInviteCode(code)}
        </p>
        <p>{`${INVITE_HOURS}시간 안에 한 번 쓸 수 있어요.`}</p>
      </div>
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button tone="primary" size="large" onClick={() => void send()}>
          {isCopied ? <Check aria-hidden="true" /> : <Share aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? '복사됨' : '초대 보내기'}</span>
        </Button>
      </DialogFoot>
    </div>
  )
}
