import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { picture } from '@/content/pictures'
import { parseInviteCode } from '@/domain/account/inviteCode'
import { type InviteEntry, inviteEntrySchema } from '@/features/account/inviteEntry'
import { useStaffInvite } from '@/stores/staffInvite'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Picture } from '@/ui/Picture'
import styles from './StaffJoinPage.module.css'

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
    <Form className={`card ${styles.card}`} onSubmit={check}>
      <Picture picture={picture('icon-teacher')} alt="" className={styles.picture} />
      <p className={styles.lead}>받은 초대 코드를 확인해 주세요.</p>
      <TextField form={form} name="code" label="초대 코드" autoComplete="off" />
      <Button tone="primary" size="large" isBlock type="submit">
        확인
      </Button>
    </Form>
  )
}
