import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkCancelReason, countUses, MAX_CANCEL_REASON } from '@/domain/care/attendance'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { formatTimeSpan } from '@/domain/dates/day'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useCancelStay } from '../commands'
import { WhoLine } from '../row/WhoLine'

export interface ReasonEntry {
  reason: string
}

export const reasonSchema: z.ZodMiniType<ReasonEntry, ReasonEntry> = z.object({
  reason: z.string().check(fieldRule(checkCancelReason)),
})

interface Props {
  stay: Stay
  isOpen: boolean
  onClose: () => void
}

/** The parent reads the reason. */
export function CancelStayDialog({ stay, isOpen, onClose }: Props) {
  const command = useCancelStay()
  const form = useForm<ReasonEntry>({
    defaultValues: { reason: '' },
    resolver: zodResolver(reasonSchema),
  })
  const uses = countUses(stay)
  return (
    <Dialog title="예약 취소" isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(
          ({ reason }) =>
            void command.run({ stay, reason }, { row: keyOfStay(stay), onDone: onClose }),
        )}
      >
        <WhoLine stay={stay}>
          <span className="muted tabular push">{formatTimeSpan(stay)}</span>
        </WhoLine>
        <TextField
          form={form}
          name="reason"
          label="사유"
          hint={uses > 0 ? `보호자에게 보여요. 이용권 ${uses}회가 돌아가요.` : '보호자에게 보여요.'}
          limit={MAX_CANCEL_REASON}
        />
        <FailureMessage isInline failure={command.failure} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" tone="danger" size="large" isBusy={command.isBusy}>
            예약 취소하기
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
