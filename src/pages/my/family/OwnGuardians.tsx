import { UserRoundPlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import {
  checkGuardianCount,
  familyInviteTerm,
  type Guardian,
  guardianLimit,
  guardianName,
  guardianRightLabels,
  inviteMessage,
  inviteWords,
} from '@/domain/account/family'
import { type GuardianRight, guardianRights } from '@/domain/account/guardianRight'
import { inviteEndText } from '@/domain/account/inviteCode'
import { InviteCode } from '@/features/account/invites/InviteCode'
import { SentInvites } from '@/features/account/invites/SentInvites'
import { now } from '@/platform/clock'
import { siteOrigin } from '@/platform/env'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { useInvite, usePutOut, useTakeBackInvite } from './commands'
import styles from './MyFamilyPage.module.css'
import { guardiansQuery, invitesQuery } from './queries'
import { RightTag } from './RightTag'

/** The guardians of the account's own family and its open invitations. */
export function OwnGuardians({ nickname }: { nickname: string }) {
  const { ownUid } = useMember()
  const guardians = useRemoteRead(guardiansQuery(ownUid))
  const invites = useRemoteRead(invitesQuery(ownUid))
  const [isInviting, setInviting] = useState(false)
  const [isFull, setFull] = useState(false)
  const [message, say] = useStatusMessage()
  const putOut = usePutOut()
  const takeBack = useTakeBackInvite()
  const inviteButton = useRef<HTMLButtonElement>(null)

  const invite = () => {
    const known = guardians.status === 'loaded' ? guardians.data : []
    const sent = invites.status === 'loaded' ? invites.data : []
    const hasRoom = checkGuardianCount(known, sent, now()).ok
    setFull(!hasRoom)
    setInviting(hasRoom)
  }
  const remove = (guardian: Guardian) =>
    void putOut.run(guardian, {
      onDone: () => {
        setFull(false)
        say('자녀의 「아이를 데려갈 수 있는 분」과 예약도 확인해 주세요.')
        // The pressed button disappears with its card.
        inviteButton.current?.focus({ preventScroll: true })
      },
    })
  return (
    <>
      <StatusLine message={message} />
      <Remote what="보호자" read={guardians} height="96px" focusNext={inviteButton}>
        {(list) => (
          <GuardianList
            guardians={list}
            removingUid={putOut.isBusy ? putOut.given?.uid : undefined}
            onPutOut={remove}
          />
        )}
      </Remote>
      <CommandFailure command={putOut} focusNext={inviteButton} />
      <Remote what="초대" read={invites} focusNext={inviteButton}>
        {(sent) => (
          <SentInvites
            invites={sent
              .filter((each) => familyInviteTerm.isOpen(each, now()))
              .map((each) => ({
                code: each.code,
                note: `${guardianRightLabels[each.role]} · ${inviteEndText(familyInviteTerm.endsAt(each))}`,
              }))}
            takeBack={takeBack}
            onTakenBack={() => {
              setFull(false)
              inviteButton.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </Remote>
      <p className={isFull ? 'danger-note' : 'note'} role={isFull ? 'alert' : undefined}>
        {guardianLimit}
      </p>
      <Button ref={inviteButton} tone="primary" size="large" isBlock onClick={invite}>
        <UserRoundPlus aria-hidden="true" />
        <span>초대하기</span>
      </Button>
      <Dialog
        title="보호자 초대"
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        closing="foot"
      >
        <InviteForm nickname={nickname} onClose={() => setInviting(false)} />
      </Dialog>
    </>
  )
}

interface Props {
  guardians: readonly Guardian[]
  removingUid: string | undefined
  onPutOut: (guardian: Guardian) => void
}

const faces = [picture('avatar-2'), picture('avatar-3'), picture('avatar-4')] as const

function GuardianList({ guardians, removingUid, onPutOut }: Props) {
  if (guardians.length === 0)
    return (
      <StateMessage
        role="status"
        message="함께 보는 보호자가 없어요."
        picture={<Picture picture={faces[0]} alt="" className="square-48 rigid pill" />}
      />
    )
  return (
    <ul className="stack-3" aria-label="보호자">
      {guardians.map((guardian, index) => (
        <Card as="li" key={guardian.uid} className="p-4-5 row-4 wrap">
          <Picture
            picture={faces[index % faces.length] ?? faces[0]}
            alt=""
            className="square-48 rigid pill"
          />
          <div className={`${styles.who} min-0`}>
            <h2 className="text-18 mb-1">{guardianName(guardian)}</h2>
            <RightTag right={guardian.role} />
          </div>
          <Button
            isBusy={guardian.uid === removingUid}
            onClick={() => {
              if (window.confirm(`${guardian.name} 님을 내보낼까요?`)) onPutOut(guardian)
            }}
          >
            <span className="sr-only">{`${guardian.name} `}</span>
            <span>내보내기</span>
          </Button>
        </Card>
      ))}
    </ul>
  )
}

const whatRightsAllow: Record<GuardianRight, string> = {
  full: '돌봄과 픽업을 예약하고, 자녀 정보를 고치고, 주문해요.',
  read: '오늘, 내 예약, 알림장, 사용 내역을 봐요.',
}

/** 「보호자 초대」: a right, then the code that was made for it. */
function InviteForm({ nickname, onClose }: { nickname: string; onClose: () => void }) {
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
        note={`${familyInviteTerm.hours}시간 안에 한 번 쓸 수 있어요.`}
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
      <DialogFoot onClose={onClose}>
        <Button tone="primary" size="large" type="submit" isBusy={invite.isBusy}>
          초대 만들기
        </Button>
      </DialogFoot>
    </Form>
  )
}
