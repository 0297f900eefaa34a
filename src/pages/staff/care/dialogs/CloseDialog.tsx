import { checkCancelReason, MAX_CANCEL_REASON } from '@/domain/care/attendance'
import type { Elements } from '@/ui/elements'
import { ReasonDialog } from '../../dialogs/ReasonDialog'
import shared from '../../dialogs/StaffDialog.module.css'
import { OwnFamilyNote } from '../../OwnFamilyNote'
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
export function CloseDialog({ word, label, note, waiting, closing, ...dialog }: Props) {
  const { close, failed, left, leavesOwn } = closing
  const { progress } = close
  return (
    <ReasonDialog
      {...dialog}
      title={word}
      label={close.failure ? '계속하기' : `${word}하기`}
      check={checkCancelReason}
      limit={MAX_CANCEL_REASON}
      command={close}
      isWaiting={waiting !== undefined}
      onSend={(reason, finish) => void close.run(reason, finish)}
      about={
        <p className={shared.who}>
          <b className="text-18 extrabold tight">{label}</b>
        </p>
      }
    >
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
    </ReasonDialog>
  )
}
