import { formatKRW } from '@/domain/money'
import { nextSteps, type Ride } from '@/domain/rides/booked/ride'
import {
  checkRefusalReason,
  isDueSoon,
  MAX_REASON,
  type UsualStep,
  usualStep,
} from '@/domain/rides/booked/rideBoard'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useTimeCondition } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import { ReasonDialog } from '../../dialogs/ReasonDialog'
import { useDialog } from '../../dialogs/useDialog'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import type { useRideCommands } from '../commands'
import styles from './RideActions.module.css'
import { useHasFareToCheck } from './RideFare'
import { RidePhones } from './RidePhones'

const stepLabels: Record<UsualStep, string> = {
  confirmed: '확정하기',
  onTheWay: '출발',
  pickedUp: '탑승',
  arrived: '도착',
}

interface Props {
  ride: Ride
  commands: ReturnType<typeof useRideCommands>
}

export function RideActions({ ride, commands: { step, decline } }: Props) {
  const isOwn = isOwnFamily(useStaffMember(), ride)
  const declining = useDialog()
  const next = usualStep(ride)
  const isDue = useTimeCondition((now) => isDueSoon(ride, now))
  const hasFareToCheck = useHasFareToCheck(ride)
  // An arrival charges the fare.
  const isFareRight = () =>
    !hasFareToCheck || window.confirm(`요금 ${formatKRW(ride.fareKRW)}이 맞나요?`)
  const canDecline = nextSteps(ride.status, 'staff').includes('declined')
  if (isOwn) return next || canDecline ? <OwnFamilyNote /> : null
  return (
    <div className={`${styles.actions} flex wrap gap-2 to-end`}>
      {canDecline && (
        <Button tone="text" onClick={declining.open}>
          거절하기
        </Button>
      )}
      {next && (
        <Button
          className={styles.next}
          tone={isDue ? 'primary' : 'tonal'}
          isBusy={step.isBusy}
          onClick={() => {
            if (next !== 'arrived' || isFareRight())
              void step.run({ ride, status: next }, { row: ride.id })
          }}
        >
          {stepLabels[next]}
        </Button>
      )}
      {declining.shown && <DeclineDialog ride={ride} command={decline} {...declining.shown} />}
    </div>
  )
}

interface DeclineDialogProps {
  ride: Ride
  isOpen: boolean
  command: ReturnType<typeof useRideCommands>['decline']
  onClose: () => void
}

/** The parent reads the reason and should be called too. */
const DeclineDialog = ({ ride, command, ...dialog }: DeclineDialogProps) => (
  <ReasonDialog
    {...dialog}
    title="거절하기"
    label="거절하기"
    check={checkRefusalReason}
    limit={MAX_REASON}
    command={command}
    onRetry={command.retry}
    onSend={(reason, onDone) => void command.run({ ride, reason }, { row: ride.id, onDone })}
  >
    <p className="gap-2-4 row wrap">
      <RidePhones ride={ride} isWanted={dialog.isOpen} />
      <span>보호자에게 전화로도 알려 주세요.</span>
    </p>
  </ReasonDialog>
)
