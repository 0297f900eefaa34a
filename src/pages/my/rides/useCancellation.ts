import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { useState } from 'react'
import { clockErrorMs } from '@/domain/cancellationFee'
import { remoteFailures } from '@/domain/remoteFailure'
import type { Ride } from '@/domain/ride'
import { type CancellationItem, cancellationPlan } from '@/domain/rideSeries'
import { useCancelRides } from '@/features/rides/useRideCommands'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { failureOf } from '@/remote/failureOf'

const feeOf = (items: readonly CancellationItem[]): number =>
  items.reduce((sum, { feeKRW }) => sum + feeKRW, 0)

/**
 * What cancelling these rides costs now, and the command. A fee that the rules refuse, because they count by the server's
 * clock or the agit has confirmed meanwhile, is shown anew and asked about again.
 */
export function useCancellation(uid: string, rides: readonly Ride[]) {
  // Every list on the page ticks along: often enough to be seldom wrong, seldom enough to cost nothing.
  const shownNow = useNow(10_000) ?? now()
  const [clockError, setClockError] = useState(0)
  const cancel = useCancelRides(uid)
  const shownAt = addMilliseconds(shownNow, clockError)
  const plan = cancellationPlan(rides, shownAt)
  const failure = cancel.error ? failureOf(cancel.error) : undefined
  const isRefused = failure === remoteFailures.denied

  const send = (onDone: () => void) =>
    cancel.mutate(plan.items, {
      onSuccess: onDone,
      onError: (error) => {
        if (failureOf(error) !== remoteFailures.denied) return
        const at = addMilliseconds(now(), clockError)
        const isSameFee = cancellationPlan(rides, at).feeKRW === plan.feeKRW
        const correction = isSameFee ? clockErrorMs(rides, at) : 0
        setClockError(clockError + correction + differenceInMilliseconds(at, shownAt))
      },
    })
  const isFeeChanged =
    isRefused && plan.items.length > 0 && plan.feeKRW !== feeOf(cancel.variables ?? [])
  // The answer was lost, and the list that was read since says that everything has arrived.
  const sent = new Set(cancel.variables?.map(({ ride }) => ride.id))
  const isDone =
    failure !== undefined &&
    !isRefused &&
    rides.every(({ id, status }) => !sent.has(id) || status === 'cancelled')
  return {
    plan,
    send,
    isBusy: cancel.isPending,
    progress: cancel.progress,
    failure,
    isFeeChanged,
    isDone,
  }
}
