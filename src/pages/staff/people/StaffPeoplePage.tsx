import { zodResolver } from '@hookform/resolvers/zod'
import { Pencil, UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { inviteEndText } from '@/domain/account/inviteCode'
import { type StaffInvite, staffInviteTerm } from '@/domain/staff/staffInvite'
import { inOrderOfPeople, type StaffPerson, workOf } from '@/domain/staff/staffPerson'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { type SentInvite, SentInvites } from '@/features/account/invites/SentInvites'
import { now } from '@/platform/clock'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { Card } from '@/ui/layout/Card'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { Tag } from '@/ui/Tag'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { usePutStaffOut, useTakeBackStaffInvite, useUpdateStaff } from './commands'
import { InviteStaffForm } from './InviteStaffForm'
import { PersonFields } from './PersonFields'
import { type PersonEntry, personSchema } from './personSchema'
import { peopleQuery, staffInvitesQuery } from './queries'
import styles from './StaffPeoplePage.module.css'

const staffPeopleHead = staffHead('선생님')

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
      <div className="wrap spread-4">
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
              .filter((invite) => staffInviteTerm.isOpen(invite, now()))
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
  note: [
    maskPhone(domesticPhone(invite.phone)),
    inviteEndText(staffInviteTerm.endsAt(invite)),
  ].join(' · '),
})

interface Props {
  person: StaffPerson
  onClose: () => void
  onSaved: () => void
}

function EditPersonDialog({ person, onClose, onSaved }: Props) {
  return (
    <Dialog title="선생님 수정" isOpen onClose={onClose} closing="foot">
      <EditForm person={person} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}

function EditForm({ person, onClose, onSaved }: Props) {
  const form = useForm<PersonEntry>({
    defaultValues: {
      name: person.name,
      phone: '',
      role: person.role,
      branchIds: [...person.branchIds],
    },
    resolver: zodResolver(personSchema(false)),
  })
  const update = useUpdateStaff(person)
  const foot = useRef<HTMLDivElement>(null)
  const save = form.handleSubmit(
    ({ name, role, branchIds }) => void update.run({ name, role, branchIds }, { onDone: onSaved }),
  )
  return (
    <Form className="stack-5" onSubmit={save}>
      <PersonFields form={form} />
      <CommandFailure command={update} onRetry={() => void save()} focusNext={foot} />
      <DialogFoot ref={foot} onClose={onClose}>
        <Button tone="primary" size="large" type="submit" isBusy={update.isBusy}>
          저장
        </Button>
      </DialogFoot>
    </Form>
  )
}

interface PeopleListProps {
  people: readonly StaffPerson[]
  removingUid: string | undefined
  onEdit: (person: StaffPerson) => void
  onPutOut: (person: StaffPerson) => void
}

function PeopleList({ people, removingUid, onEdit, onPutOut }: PeopleListProps) {
  const branchLabel = useBranchLabel()
  const { uid } = useStaffMember()
  return (
    <ul className="stack-3" aria-label="선생님">
      {inOrderOfPeople(people, uid).map((person) => (
        <Card as="li" key={person.uid} className={`${styles.person} p-4-5 row-4 wrap`}>
          <span
            className={`${styles.initial} on-tonal center rigid pill extrabold min-h-48`}
            aria-hidden="true"
          >
            {[...person.name][0]}
          </span>
          <div>
            <h2 className="text-18">
              <span>{person.name}</span> {person.uid === uid && <Tag tone="plain">나</Tag>}
            </h2>
            <p className="note">{workOf(person, branchLabel)}</p>
          </div>
          {person.uid !== uid && (
            <div className={`${styles.acts} gap-1 flex to-end`}>
              <Button
                tone="text"
                isBusy={person.uid === removingUid}
                onClick={() => {
                  if (window.confirm(`${person.name} 님을 내보낼까요?`)) onPutOut(person)
                }}
              >
                <span className="sr-only">{`${person.name} `}</span>
                <span>내보내기</span>
              </Button>
              <Button tone="line" onClick={() => onEdit(person)}>
                <Pencil aria-hidden="true" />
                <span className="sr-only">{`${person.name} `}</span>
                <span>수정</span>
              </Button>
            </div>
          )}
        </Card>
      ))}
    </ul>
  )
}

export { StaffPeoplePage as Component, staffPeopleHead as head }
