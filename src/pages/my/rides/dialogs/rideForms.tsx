import { useRef, useState } from 'react'
import { dayOf } from '@/domain/dates/day'
import { seoulTime } from '@/domain/dates/seoulTime'
import { formatKRW } from '@/domain/money'
import { failureInPart, remoteFailures } from '@/domain/remoteFailure'
import type { Ride } from '@/domain/rides/booked/ride'
import { rideMessageKinds, subjectOfRide } from '@/domain/rides/booked/rideMessage'
import { splitByOutcome } from '@/domain/rides/booked/rideSeries'
import { type Fares, nightNote, tariffOn } from '@/domain/rides/fares/fare'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import { selectableTime, type TimeOfDay } from '@/domain/rides/reservations/reservation'
import {
  canChangeTime,
  possibleTimeChanges,
  type TimeChange,
} from '@/domain/rides/reservations/rideTimeChange'
import { BatchProgress } from '@/features/rides/BatchProgress'
import { useChangeRideTimes } from '@/features/rides/commands'
import { MessageForm } from '@/features/rides/message/MessageForm'
import { TimeSelects } from '@/features/rides/TimeSelects'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { RideSummary } from '../RideSummary'
import { CancelForm, type RideFormProps, useScrollIntoViewOnFailure } from './CancelForm'
import styles from './RideForm.module.css'
import { ScopeChoice } from './ScopeChoice'
import { useSeries } from './useSeries'

const DONE = '시간을 변경했어요. 다시 확정되면 여기에 표시돼요.'

function TimeChangeForm({ ride, onClose, onDone }: RideFormProps) {
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
      <DialogFoot onClose={onClose}>
        <Button ref={button} tone="primary" size="large" isBusy={isBusy} onClick={submit}>
          변경하기
        </Button>
      </DialogFoot>
    </div>
  )
}

export const rideForms = { cancel: CancelForm, time: TimeChangeForm, message: RideMessageForm }

function RideMessageForm({ ride, ...closing }: RideFormProps) {
  return (
    <MessageForm
      {...closing}
      kinds={rideMessageKinds}
      about={subjectOfRide(ride)}
      summary={<RideSummary ride={ride} />}
    />
  )
}

const isMoved = ({ ride, startsAt }: TimeChange): boolean =>
  startsAt.getTime() !== ride.startsAt.getTime()

function plannedChanges(rides: readonly Ride[], time: TimeOfDay, fares: Fares, at: Date) {
  const possible = possibleTimeChanges(rides, time, fares, at)
  const changes = possible.filter(isMoved)
  const [late] = rides.flatMap((ride) => {
    const answer = canChangeTime(ride, at)
    return answer.ok ? [] : [answer.reason]
  })
  const isTooLate = !rides.some((ride) => canChangeTime(ride, at).ok)
  const wrongTime =
    possible.length > 0
      ? '지금과 같은 시간이에요. 다른 시간을 골라 주세요.'
      : `지금부터 ${MIN_LEAD_MINUTES}분 뒤부터 고를 수 있어요.`
  return {
    changes,
    lateMessage: isTooLate ? late : undefined,
    timeMessage: changes.length === 0 && !isTooLate ? wrongTime : undefined,
  }
}

function useTimeChange(ride: Ride, rides: readonly Ride[]) {
  const at = useNow() ?? now()
  const fares = useFares()
  const [time, setTime] = useState<TimeOfDay>(() => selectableTime(seoulTime(ride.startsAt)))
  const [hasTried, setHasTried] = useState(false)
  const command = useChangeRideTimes()
  const { isBusy, failure } = command
  const sent = command.given ?? []
  const left = plannedChanges(rides, time, fares, at)
  // Fixed while sending, since the rides change commit by commit.
  const changes = isBusy ? sent : left.changes

  const { done, open } = splitByOutcome(
    sent,
    rides,
    (ride, { startsAt }) => ride.startsAt.getTime() === startsAt.getTime(),
  )
  // The answer was lost, but the refetched list shows that all arrived.
  const isDone = failure !== undefined && failure !== remoteFailures.denied && open.length === 0

  const send = (onDone: () => void) => {
    setHasTried(true)
    if (isDone) onDone()
    else if (changes.length > 0) void command.run(changes, { onDone })
  }
  return {
    at,
    fares,
    time,
    setTime,
    changes,
    fareKRW: changes.reduce((sum, { fareKRW }) => sum + fareKRW, 0),
    lateMessage: isBusy ? undefined : left.lateMessage,
    timeMessage: hasTried && !isDone && !isBusy ? left.timeMessage : undefined,
    send,
    isBusy,
    progress: command.progress,
    failure:
      failure && failureInPart(failure, { verb: '변경했고', done, left: left.changes.length }),
    isDone,
  }
}
