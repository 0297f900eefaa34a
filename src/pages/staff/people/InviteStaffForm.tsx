import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { staffInviteMessage, staffInviteTerm } from '@/domain/staff/staffInvite'
import { workOf } from '@/domain/staff/staffPerson'
import { domesticPhone, maskPhone, parseMobile } from '@/domain/text/phone'
import { InviteCode } from '@/features/account/invites/InviteCode'
import { siteOrigin } from '@/platform/env'
import { useBranchLabel } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useInviteStaff } from './commands'
import { PersonFields } from './PersonFields'
import { type PersonEntry, personSchema } from './personSchema'

/** 「선생님 초대」: who, as what, and the code that was made. */
export function InviteStaffForm({ onClose }: { onClose: () => void }) {
  const branchLabel = useBranchLabel()
  const form = useForm<PersonEntry>({
    defaultValues: { name: '', phone: '', role: 'teacher', branchIds: [] },
    resolver: zodResolver(personSchema(true)),
  })
  const invite = useInviteStaff()
  const foot = useRef<HTMLDivElement>(null)
  const send = form.handleSubmit(({ phone, ...entry }) => {
    const mobile = parseMobile(phone)
    if (mobile.ok) void invite.run({ ...entry, phone: mobile.e164 })
  })
  if (invite.answer) {
    const { code, name, phone } = invite.answer
    return (
      <InviteCode
        code={code}
        title={`${name} ${workOf(invite.answer, branchLabel)}`}
        note={`${staffInviteTerm.hours}시간 안에 ${maskPhone(domesticPhone(phone))} 번호로 한 번 쓸 수 있어요.`}
        message={staffInviteMessage(siteOrigin(), code)}
        onClose={onClose}
      />
    )
  }
  return (
    <Form className="stack-5" onSubmit={send}>
      <PersonFields form={form}>
        <TextField form={form} name="phone" label="휴대폰 번호" type="tel" inputMode="tel" />
      </PersonFields>
      <CommandFailure command={invite} onRetry={() => void send()} focusNext={foot} />
      <DialogFoot ref={foot} onClose={onClose}>
        <Button tone="primary" size="large" type="submit" isBusy={invite.isBusy}>
          초대 만들기
        </Button>
      </DialogFoot>
    </Form>
  )
}
