import { CheckCheck } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { branchLabel } from '@/content/branches/branchNames'
import type { Ride } from '@/domain/rides/ride'
import { boardFile } from '@/domain/rides/rideBoard'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { DayTools } from '../day/DayTools'
import { useConfirmAll } from './ride/rideCommands'

interface Props {
  day: string
  rides: readonly Ride[]
  /** The page's heading, focused when nothing is left to confirm. */
  heading: RefObject<HTMLElement | null>
}

export function BoardTools({ day, rides, heading }: Props) {
  const confirmAll = useConfirmAll()
  const requested = rides.filter((ride) => ride.status === 'requested' && !ride.isUnreadable)
  const button = useRef<HTMLButtonElement>(null)
  /** The button becomes disabled and would lose the focus. */
  const passFocusOn = () => {
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true })
  }
  const ask = () => {
    if (window.confirm(`${requested.length}건을 확정할까요?`))
      confirmAll.mutate(requested, { onSuccess: passFocusOn })
  }
  return (
    <>
      <DayTools fileName={`픽업-${day}.csv`} fileText={() => boardFile(rides, branchLabel)}>
        <Button
          ref={button}
          tone="tonal"
          disabled={requested.length === 0 && !confirmAll.isPending}
          isBusy={confirmAll.isPending}
          onClick={ask}
        >
          <CheckCheck aria-hidden="true" />
          모두 확정하기
        </Button>
      </DayTools>
      <FailureMessage
        isInline
        failure={staffFailureOf(confirmAll.error)}
        onRetry={retryOf(confirmAll)}
      />
    </>
  )
}
