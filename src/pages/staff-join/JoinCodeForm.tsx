import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { picture } from '@/content/pictures'
import { parseInviteCode } from '@/domain/account/inviteCode'
import { InviteCard } from '@/features/account/invites/InviteCard'
import { type InviteEntry, inviteEntrySchema } from '@/features/account/invites/inviteEntry'
import { useStaffInvite } from '@/stores/staffInvite'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'

/** For whoever got a code without its link. */
export function JoinCodeForm() {
  const form = useForm<InviteEntry>({
    defaultValues: { code: '' },
    resolver: zodResolver(inviteEntrySchema),
  })
  const check = form.handleSubmit(({ code }) =>
    useStaffInvite.getState().keep(parseInviteCode(code) ?? ''),
  )
  return (
    <InviteCard picture={picture('icon-teacher')} lead="받은 초대 코드를 확인해 주세요.">
      <Form className="stack-4" onSubmit={check}>
        <TextField form={form} name="code" label="초대 코드" autoComplete="off" />
        <Button tone="primary" size="large" isBlock type="submit">
          확인
        </Button>
      </Form>
    </InviteCard>
  )
}
