import { useRef } from 'react'
import { dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { nightNote, tariffOn } from '@/domain/rides/fare'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { RideSummary } from '../RideSummary'
import styles from './RideForm.module.css'
import type { RideFormProps } from './rideFormProps'
import { ScopeChoice } from './ScopeChoice'
import { useScrollIntoViewOnFailure } from './useScrollIntoViewOnFailure'
import { useSeries } from './useSeries'
import { useTimeChange } from './useTimeChange'

const DONE = '시간을 변경했어요. 다시 확정되면 여기에 표시돼요.'

export function TimeChangeForm({ ride, onClose, onDone }: RideFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const series = useSeries(ride)
  const change = useTimeChange(ride, series.meant)
  const { time, setTime, changes, fareKRW, lateMessage, isBusy, isDone, failure } = change
  const submit = () => change.send(() => onDone(DONE))
  useScrollIntoViewOnFailure(button, failure !== undefined && !isBusy)
  return (
    <div className="stack-5">
      <RideSummary ride={ride} />
      <TimeSelects
        hour={time.hour}
        minute={time.minute}
        onHour={(hour = time.hour) => setTime({ ...time, hour })}
        onMinute={(minute) => setTime({ ...time, minute })}
        date={dayOf(ride.startsAt)}
        now={change.at}
        error={change.timeMessage}
      />
      <ScopeChoice ride={ride} series={series} />
      {lateMessage ? (
        <p className="danger bold" role="alert">
          {lateMessage}
        </p>
      ) : (
        <div className="stack-2 inset p-4" aria-live="polite">
          {series.isWeekly && (
            <p className="flex gap-3 baseline apart tabular">
              <span>바꿀 예약</span> <b>{`${changes.length}건`}</b>
            </p>
          )}
          <p className="flex gap-3 baseline apart tabular">
            <b>새 요금</b>{' '}
            <Amount isTotal>{formatKRW(changes.length > 0 ? fareKRW : ride.fareKRW)}</Amount>
          </p>
          <p
            className={`${styles.note} note`}
          >{`${nightNote(tariffOn(change.fares, dayOf(ride.startsAt)))} 바꾼 예약은 아지트에서 다시 확정해요.`}</p>
        </div>
      )}
      <BatchProgress progress={isBusy ? change.progress : undefined} />
      {isDone && <p role="status">{DONE}</p>}
      {failure && !isDone && !isBusy && (
        <FailureMessage failure={failure} onRetry={submit} focusNext={button} />
      )}
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button ref={button} tone="primary" size="large" isBusy={isBusy} onClick={submit}>
          변경하기
        </Button>
      </DialogFoot>
    </div>
  )
}
