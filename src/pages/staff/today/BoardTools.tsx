import { CheckCheck, Download, Printer } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { branchById } from '@/content/branches'
import type { Ride } from '@/domain/rides/ride'
import { boardFile } from '@/domain/rides/rideBoard'
import { saveTextFile } from '@/platform/saveFile'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/Button'
import { CommandProblem } from '../CommandProblem'
import styles from './BoardTools.module.css'
import { useConfirmAll } from './useRideStep'

const branchName = (branchId: string): string => branchById(branchId)?.name ?? branchId

interface Props {
  day: string
  /** The filtered list. */
  rides: readonly Ride[]
  /** Of the page: takes the focus once there is nothing left to confirm. */
  heading: RefObject<HTMLElement | null>
}

/** What is done with the whole list: on paper, as a file, confirmed. */
export function BoardTools({ day, rides, heading }: Props) {
  const confirmAll = useConfirmAll()
  const requested = rides.filter((ride) => ride.status === 'requested' && !ride.isUnreadable)
  const button = useRef<HTMLButtonElement>(null)
  /** The button can be pressed no more, and would leave the focus nowhere. */
  const passFocusOn = () => {
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true })
  }
  const ask = () => {
    if (window.confirm(`${requested.length}건을 확정할까요?`))
      confirmAll.mutate(requested, { onSuccess: passFocusOn })
  }
  return (
    <>
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          인쇄
        </Button>
        <Button
          onClick={() => saveTextFile(`픽업-${day}.csv`, 'text/csv', boardFile(rides, branchName))}
        >
          <Download aria-hidden="true" />
          CSV 내려받기
        </Button>
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
      </div>
      <CommandProblem error={confirmAll.error} onRetry={retryOf(confirmAll)} />
    </>
  )
}
