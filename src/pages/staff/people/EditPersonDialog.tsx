import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { StaffPerson } from '@/domain/staff/staffPerson'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useUpdateStaff } from './commands'
import { PersonFields } from './PersonFields'
import { type PersonEntry, personSchema } from './personSchema'

interface Props {
  person: StaffPerson
  onClose: () => void
  onSaved: () => void
}

export function EditPersonDialog({ person, onClose, onSaved }: Props) {
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
      <DialogFoot ref={foot}>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button tone="primary" size="large" type="submit" isBusy={update.isBusy}>
          저장
        </Button>
      </DialogFoot>
    </Form>
  )
}
