import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MAX_CANCEL_REASON } from '@/domain/care/attendance'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import shared from '../../dialogs/StaffDialog.module.css'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { type ReasonEntry, reasonSchema } from './CancelStayDialog'
import type { useCloseSession } from './useCloseSession'

interface Props {
  word: '휴원' | '휴강'
  label: string
  /** What else it changes. */
  note?: string
  /** Stands for the number of bookings until it is known. */
  waiting?: Elements | undefined
  closing: ReturnType<typeof useCloseSession>
  isOpen: boolean
  onClose: () => void
}

/** 「휴원」, 「휴강」: closes the session, then cancels its bookings one by one. */
export function CloseDialog({ word, label, note, waiting, closing, isOpen, onClose }: Props) {
  const { close, failed, left, leavesOwn } = closing
  const { progress } = close
  const form = useForm<ReasonEntry>({
    defaultValues: { reason: '' },
    resolver: zodResolver(reasonSchema),
  })
  const finish = () => {
    form.reset()
    onClose()
  }
  return (
    <Dialog title={word} isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(({ reason }) => void close.run(reason, finish))}
      >
        <p className={shared.who}>
          <b className="text-18 extrabold tight">{label}</b>
        </p>
        <TextField
          form={form}
          name="reason"
          label="사유"
          hint="보호자에게 보여요."
          limit={MAX_CANCEL_REASON}
        />
        {waiting ?? <p>{[`${left}명의 예약을 취소할까요?`, note].filter(Boolean).join(' ')}</p>}
        {leavesOwn && <OwnFamilyNote />}
        {progress && (close.isBusy || close.failure) && (
          <p className="bold tabular" role="status">
            {`${progress.done} / ${progress.count}`}
          </p>
        )}
        {failed.length > 0 && (
          <p className="stack-1 danger semibold" role="alert">
            {`취소하지 못한 아이: ${failed.join(', ')}`}
          </p>
        )}
        <FailureMessage isInline failure={close.failure} />
        <DialogFoot onClose={onClose}>
          <Button
            type="submit"
            tone="danger"
            size="large"
            disabled={waiting !== undefined}
            isBusy={close.isBusy}
          >
            {close.failure ? '계속하기' : `${word}하기`}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
