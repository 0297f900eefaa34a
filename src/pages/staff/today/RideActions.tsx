import { useState } from 'react'
import { nextSteps, type Ride } from '@/domain/rides/ride'
import { isDueSoon, type UsualStep, usualStep } from '@/domain/rides/rideBoard'
import { useNow } from '@/platform/useNow'
import { useSettled } from '@/platform/useSettled'
import { Button } from '@/ui/Button'
import { DeclineDialog } from './DeclineDialog'
import styles from './RideActions.module.css'
import type { useRideCommands } from './useRideStep'

const stepLabels: Record<UsualStep, string> = {
  confirmed: '확정하기',
  onTheWay: '출발',
  pickedUp: '탑승',
  arrived: '도착',
}

/** A double tap is one step: the next step's button takes no press so soon after the last. */
const SETTLE_MS = 1000

interface Props {
  ride: Ride
  commands: ReturnType<typeof useRideCommands>
}

/** The next step, and the refusal where one is still possible. */
export function RideActions({ ride, commands: { step, decline } }: Props) {
  const now = useNow()
  const isSettled = useSettled(ride.status, SETTLE_MS)
  const [declining, setDeclining] = useState<'never' | 'open' | 'closed'>('never')
  const next = usualStep(ride)
  const isDue = now !== undefined && isDueSoon(ride, now)
  return (
    <div className={styles.actions}>
      {nextSteps(ride.status, 'staff').includes('declined') && (
        <Button tone="text" onClick={() => setDeclining('open')}>
          거절하기
        </Button>
      )}
      {next && (
        <Button
          className={styles.next}
          tone={isDue ? 'primary' : 'tonal'}
          isBusy={step.isPending || !isSettled}
          onClick={() => step.mutate({ ride, status: next })}
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
