import { UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  checkGuardianCount,
  type Guardian,
  guardianLimit,
  guardianRightLabels,
  inviteEndsAt,
  isInviteOpen,
} from '@/domain/account/family'
import { inviteEndText } from '@/domain/account/inviteCode'
import { SentInvites } from '@/features/account/invites/SentInvites'
import { now } from '@/platform/clock'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { usePutOut, useTakeBackInvite } from './commands'
import { GuardianList } from './GuardianList'
import { InviteForm } from './InviteForm'
import { guardiansQuery, invitesQuery } from './queries'

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
              .filter((each) => isInviteOpen(each, now()))
              .map((each) => ({
                code: each.code,
                note: `${guardianRightLabels[each.role]} · ${inviteEndText(inviteEndsAt(each))}`,
              }))}
            takeBack={takeBack}
            onTakenBack={() => {
              setFull(false)
              inviteButton.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </Remote>
      <p className="note" role={isFull ? 'alert' : undefined}>
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
