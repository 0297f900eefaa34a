import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { type RefObject, useEffect, useRef } from 'react'
import { formatKRW } from '@/domain/money'
import { failureInPart, remoteFailures } from '@/domain/remoteFailure'
import { cancellationTable } from '@/domain/rides/booked/cancellationFee'
import type { Ride } from '@/domain/rides/booked/ride'
import { cancellationPlan, splitByOutcome, totalFeeKRW } from '@/domain/rides/booked/rideSeries'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { useCancelRides } from '@/features/rides/commands'
import { now } from '@/platform/clock'
import { renewNow, useNow } from '@/platform/useNow'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import type { DialogClosing } from '../../shared/OwnDialogs'
import { RideSummary } from '../RideSummary'
import styles from './RideForm.module.css'
import { ScopeChoice } from './ScopeChoice'
import { useSeries } from './useSeries'

export interface RideFormProps extends DialogClosing {
  ride: Ride
}

const DONE = '예약을 취소했어요.'

export function CancelForm({ ride, onClose, onDone }: RideFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const series = useSeries(ride)
  const cancellation = useCancellation(series.meant)
  const { plan, send, isBusy, progress, failure, isFeeChanged, isDone } = cancellation
  const count = plan.items.length
  useScrollIntoViewOnFailure(button, failure !== undefined && !isBusy)
  const fee = formatKRW(plan.feeKRW)
  const cancel = () => {
    if (isDone) onDone(DONE)
    else if (count > 0) void send(() => onDone(DONE))
  }
  return (
    <div className="stack-5">
      <RideSummary ride={ride} />
      <ScopeChoice ride={ride} series={series} />
      <div className="stack-2 inset p-4" aria-live="polite">
        {series.isWeekly && (
          <p className="flex gap-3 baseline apart tabular">
            <span>취소할 예약</span> <b>{`${count}건`}</b>
          </p>
        )}
        <p className="flex gap-3 baseline apart tabular">
          <b>취소 수수료</b> <Amount isTotal>{fee}</Amount>
        </p>
        {count === 0 && (
          <p className={`${styles.note} note`}>
            {isDone ? DONE : '지금 취소할 수 있는 예약이 없어요.'}
          </p>
        )}
        <ul className={`${styles.note} note`} aria-label="취소 수수료 기준">
          {cancellationTable.map(({ when, fee: share }) => (
            <li key={when} className="flex gap-3 baseline apart tabular">
              <span>{when}</span> <span className="rigid">{share}</span>
            </li>
          ))}
        </ul>
      </div>
      <BatchProgress progress={isBusy ? progress : undefined} />
      {isFeeChanged && (
        <p className="danger bold" role="alert">
          {`취소 수수료가 ${fee}으로 바뀌었어요.`}
        </p>
      )}
      {failure && !isFeeChanged && !isDone && !isBusy && (
        <FailureMessage failure={failure} onRetry={cancel} focusNext={button} />
      )}
      <DialogFoot onClose={onClose}>
        <Button ref={button} tone="danger" size="large" isBusy={isBusy} onClick={cancel}>
          예약 취소하기
        </Button>
      </DialogFoot>
    </div>
  )
}

/** Fees now, and the command. If the rules refuse a fee (a step passed, or confirmed meanwhile), the new fee is shown. */
function useCancellation(rides: readonly Ride[]) {
  // Every list renders with the clock: 10 s is exact enough and cheap.
  const shownNow = useNow(secondsToMilliseconds(10)) ?? now()
  const cancel = useCancelRides()
  const sent = cancel.given ?? []
  const left = cancellationPlan(rides, shownNow)
  // Fixed while sending, since the rides change commit by commit.
  const plan = cancel.isBusy ? { items: sent, feeKRW: totalFeeKRW(sent) } : left
  const { failure } = cancel
  const isRefused = failure === remoteFailures.denied

  const send = async (onDone: () => void) => {
    const outcome = await cancel.run(plan.items, { onDone })
    if (!outcome.ok && outcome.failure === remoteFailures.denied) renewNow()
  }
  const { done, open } = splitByOutcome(sent, rides, ({ status }) => status === 'cancelled')
  const isFeeChanged = isRefused && left.items.length > 0 && left.feeKRW !== totalFeeKRW(open)
  // The answer was lost, but the refetched list shows that all arrived.
  const isDone = failure !== undefined && !isRefused && open.length === 0
  return {
    plan,
    send,
    isBusy: cancel.isBusy,
    progress: cancel.progress,
    failure: failure && failureInPart(failure, { verb: '취소했고', done, left: left.items.length }),
    isFeeChanged,
    isDone,
  }
}

/** Scrolls the buttons into view after a failure message has pushed them out of the dialog. */
export function useScrollIntoViewOnFailure(
  below: RefObject<HTMLElement | null>,
  hasFailed: boolean,
): void {
  useEffect(() => {
    if (hasFailed) below.current?.scrollIntoView({ block: 'nearest' })
  }, [below, hasFailed])
}
