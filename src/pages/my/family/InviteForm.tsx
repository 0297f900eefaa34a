import { useId, useRef, useState } from 'react'
import { INVITE_HOURS, inviteMessage, inviteWords } from '@/domain/account/family'
import { type GuardianRight, guardianRights } from '@/domain/account/guardianRight'
import { InviteCode } from '@/features/account/invites/InviteCode'
import { siteOrigin } from '@/platform/env'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import { useInvite } from './commands'

interface Props {
  nickname: string
  onClose: () => void
}

const whatRightsAllow: Record<GuardianRight, string> = {
  full: '돌봄과 픽업을 예약하고, 자녀 정보를 고치고, 주문해요.',
  read: '오늘, 내 예약, 알림장, 사용 내역을 봐요.',
}

/** 「보호자 초대」: a right, then the code that was made for it. */
export function InviteForm({ nickname, onClose }: Props) {
  const [role, setRole] = useState<GuardianRight>('full')
  const invite = useInvite()
  const legendId = useId()
  const rights = useRef<HTMLDivElement>(null)
  const send = () => void invite.run({ role, nickname })
  const { answer } = invite
  if (answer?.ok)
    return (
      <InviteCode
        code={answer.code}
        title={inviteWords[answer.role]}
        note={`${INVITE_HOURS}시간 안에 한 번 쓸 수 있어요.`}
        message={inviteMessage(siteOrigin(), answer.code)}
        onClose={onClose}
      />
    )
  return (
    <Form
      className="stack-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div
        className="stack-2"
        role="radiogroup"
        aria-labelledby={legendId}
        ref={rights}
        tabIndex={-1}
      >
        <b className="note" id={legendId}>
          권한
        </b>
        {guardianRights.map((right) => (
          <RadioRow
            key={right}
            name="right"
            value={right}
            label={inviteWords[right]}
            note={<span>{whatRightsAllow[right]}</span>}
            isNoteBelow
            checked={right === role}
            onChange={() => setRole(right)}
          />
        ))}
      </div>
      {answer?.ok === false && <StateMessage role="alert" message={answer.reason} />}
      <CommandFailure command={invite} onRetry={send} focusNext={rights} />
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button tone="primary" size="large" type="submit" isBusy={invite.isBusy}>
          초대 만들기
        </Button>
      </DialogFoot>
    </Form>
  )
}
