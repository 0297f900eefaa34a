import { useState } from 'react'
import { seoulTime } from '@/domain/dates/seoulTime'
import { failureInPart, remoteFailures } from '@/domain/remoteFailure'
import type { Fares } from '@/domain/rides/fare'
import { MIN_LEAD_MINUTES } from '@/domain/rides/leadTime'
import { selectableTime, type TimeOfDay } from '@/domain/rides/reservation'
import type { Ride } from '@/domain/rides/ride'
import { splitByOutcome } from '@/domain/rides/rideSeries'
import { canChangeTime, possibleTimeChanges, type TimeChange } from '@/domain/rides/rideTimeChange'
import { useChangeRideTimes } from '@/features/rides/commands'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'

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

export function useTimeChange(ride: Ride, rides: readonly Ride[]) {
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
