import { useRef } from 'react'
import { formatKRW } from '@/domain/money'
import { cancellationTable } from '@/domain/rides/cancellationFee'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { RideSummary } from '../RideSummary'
import styles from './RideForm.module.css'
import type { RideFormProps } from './rideFormProps'
import { ScopeChoice } from './ScopeChoice'
import { useCancellation } from './useCancellation'
import { useScrollIntoViewOnFailure } from './useScrollIntoViewOnFailure'
import { useSeries } from './useSeries'

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
    else if (count > 0) send(() => onDone(DONE))
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
          <p className={styles.note}>{isDone ? DONE : '지금 취소할 수 있는 예약이 없어요.'}</p>
        )}
        <ul className={styles.note} aria-label="취소 수수료 기준">
          {cancellationTable.map(({ when, fee: share }) => (
            <li key={when} className="flex gap-3 baseline apart tabular">
              <span>{when}</span> <span>{share}</span>
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
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button ref={button} tone="danger" size="large" isBusy={isBusy} onClick={cancel}>
          예약 취소하기
        </Button>
      </DialogFoot>
    </div>
  )
}
