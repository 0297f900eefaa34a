import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MAX_CANCEL_REASON } from '@/domain/care/attendance'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { type ReasonEntry, reasonSchema } from './CancelStayDialog'
import styles from './CareDialog.module.css'
import type { useCloseSession } from './useCloseSession'

interface Props {
  label: string
  closing: ReturnType<typeof useCloseSession>
  isOpen: boolean
  onClose: () => void
}

/** 「휴원」: closes the session, then cancels its bookings one by one. */
export function CloseDialog({ label, closing, isOpen, onClose }: Props) {
  const { close, progress, left, leavesOwn } = closing
  const form = useForm<ReasonEntry>({
    defaultValues: { reason: '' },
    resolver: zodResolver(reasonSchema),
  })
  const failed = close.failure ? (progress?.failed ?? []) : []
  const finish = () => {
    form.reset()
    onClose()
  }
  return (
    <Dialog title="휴원" isOpen={isOpen} onClose={onClose} closing="foot" keepMounted>
      <Form
        className="stack-5"
        onSubmit={form.handleSubmit(({ reason }) => void close.run(reason, { onDone: finish }))}
      >
        <p className={styles.who}>
          <b>{label}</b>
        </p>
        <TextField
          form={form}
          name="reason"
          label="사유"
          hint="보호자에게 보여요."
          limit={MAX_CANCEL_REASON}
          autoComplete="off"
        />
        <p>{`${left}명의 예약을 취소할까요? 이용권이 돌아가요.`}</p>
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
        <DialogFoot>
          <Button size="large" onClick={onClose}>
            닫기
          </Button>
          <Button type="submit" tone="danger" size="large" isBusy={close.isBusy}>
            {close.failure ? '계속하기' : '휴원하기'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
