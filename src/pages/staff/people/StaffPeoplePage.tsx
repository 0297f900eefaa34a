import { UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { inviteEndText } from '@/domain/account/inviteCode'
import type { PageHead } from '@/domain/site/pageHead'
import { isStaffInviteOpen, type StaffInvite, staffInviteEndsAt } from '@/domain/staff/staffInvite'
import type { StaffPerson } from '@/domain/staff/staffPerson'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { type SentInvite, SentInvites } from '@/features/account/invites/SentInvites'
import { now } from '@/platform/clock'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { useStaffMember } from '../StaffMemberContext'
import { usePutStaffOut, useTakeBackStaffInvite } from './commands'
import { EditPersonDialog } from './EditPersonDialog'
import { InviteStaffForm } from './InviteStaffForm'
import { PeopleList } from './PeopleList'
import { peopleQuery, staffInvitesQuery } from './queries'
import { workOf } from './workOf'

const staffPeopleHead: PageHead = {
  title: '선생님',
  description: '아지트 선생님이 보는 화면이에요.',
  isIndexed: false,
}

/** 「선생님」: the people of the agit and their invitations (specification 6, section 7). */
export function StaffPeoplePage() {
  const branchLabel = useBranchLabel()
  const { uid } = useStaffMember()
  const people = useRemoteRead(peopleQuery(uid))
  const invites = useRemoteRead(staffInvitesQuery(uid))
  const [edited, setEdited] = useState<StaffPerson>()
  const [isInviting, setInviting] = useState(false)
  const putOut = usePutStaffOut()
  const takeBack = useTakeBackStaffInvite()
  const inviteButton = useRef<HTMLButtonElement>(null)
  // The pressed button disappears with its card.
  const focusInvite = () => inviteButton.current?.focus({ preventScroll: true })
  return (
    <div className="stack-4">
      <div className="row-4 wrap apart">
        <h1>선생님</h1>
        <Button ref={inviteButton} tone="primary" onClick={() => setInviting(true)}>
          <UserRoundPlus aria-hidden="true" />
          <span>선생님 초대</span>
        </Button>
      </div>
      <Remote what="선생님" read={people} height="160px" focusNext={inviteButton}>
        {(list) => (
          <PeopleList
            people={list}
            removingUid={putOut.isBusy ? putOut.given?.uid : undefined}
            onEdit={setEdited}
            onPutOut={(person) => void putOut.run(person, { onDone: focusInvite })}
          />
        )}
      </Remote>
      <CommandFailure isInline command={putOut} />
      <Remote what="초대" read={invites} focusNext={inviteButton}>
        {(sent) => (
          <SentInvites
            invites={sent
              .filter((invite) => isStaffInviteOpen(invite, now()))
              .map((invite) => sentInviteOf(invite, branchLabel))}
            takeBack={takeBack}
            onTakenBack={focusInvite}
          />
        )}
      </Remote>
      {edited && (
        <EditPersonDialog
          person={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => setEdited(undefined)}
        />
      )}
      <Dialog
        title="선생님 초대"
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        closing="foot"
      >
        <InviteStaffForm onClose={() => setInviting(false)} />
      </Dialog>
    </div>
  )
}

const sentInviteOf = (invite: StaffInvite, branchLabel: (id: string) => string): SentInvite => ({
  code: invite.code,
  name: invite.name,
  work: workOf(invite, branchLabel),
  note: [maskPhone(domesticPhone(invite.phone)), inviteEndText(staffInviteEndsAt(invite))].join(
    ' · ',
  ),
})

export { StaffPeoplePage as Component, staffPeopleHead as head }
