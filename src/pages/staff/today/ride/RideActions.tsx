import { useState } from 'react'
import { formatKRW } from '@/domain/money'
import { nextSteps, type Ride } from '@/domain/rides/ride'
import { isDueSoon, type UsualStep, usualStep } from '@/domain/rides/rideBoard'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useTimeCondition } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import type { useRideCommands } from '../commands'
import { DeclineDialog } from './DeclineDialog'
import styles from './RideActions.module.css'
import { useHasFareToCheck } from './RideFare'

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
  const [declining, setDeclining] = useState<'never' | 'open' | 'closed'>('never')
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
        <Button tone="text" onClick={() => setDeclining('open')}>
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
      {declining !== 'never' && (
        <DeclineDialog
          ride={ride}
          isOpen={declining === 'open'}
          command={decline}
          onClose={() => setDeclining('closed')}
        />
      )}
    </div>
  )
}
