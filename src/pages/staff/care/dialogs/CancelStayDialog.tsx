import { checkCancelReason, countUses, MAX_CANCEL_REASON } from '@/domain/care/attendance'
import { keyOfStay, type Stay } from '@/domain/care/stay'
import { formatTimeSpan } from '@/domain/dates/day'
import { ReasonDialog } from '../../dialogs/ReasonDialog'
import { useCancelStay } from '../commands'
import { WhoLine } from '../row/WhoLine'

interface Props {
  stay: Stay
  isOpen: boolean
  onClose: () => void
}

export function CancelStayDialog({ stay, ...dialog }: Props) {
  const command = useCancelStay()
  const uses = countUses(stay)
  return (
    <ReasonDialog
      {...dialog}
      title="예약 취소"
      label="예약 취소하기"
      check={checkCancelReason}
      limit={MAX_CANCEL_REASON}
      hint={uses > 0 ? `보호자에게 보여요. 이용권 ${uses}회가 돌아가요.` : '보호자에게 보여요.'}
      command={command}
      onSend={(reason, onDone) =>
        void command.run({ stay, reason }, { row: keyOfStay(stay), onDone })
      }
      about={
        <WhoLine stay={stay}>
          <span className="muted tabular push">{formatTimeSpan(stay)}</span>
        </WhoLine>
      }
    />
  )
}
