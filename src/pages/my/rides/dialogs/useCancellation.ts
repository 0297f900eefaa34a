import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { failureInPart, remoteFailures } from '@/domain/remoteFailure'
import type { Ride } from '@/domain/rides/ride'
import { cancellationPlan, splitByOutcome, totalFeeKRW } from '@/domain/rides/rideSeries'
import { useCancelRides } from '@/features/rides/commands'
import { now } from '@/platform/clock'
import { renewNow, useNow } from '@/platform/useNow'
import { failureOf } from '@/remote/failureOf'

/** Fees now, and the command. If the rules refuse a fee (a step passed, or confirmed meanwhile), the new fee is shown. */
export function useCancellation(rides: readonly Ride[]) {
  // Every list renders with the clock: 10 s is exact enough and cheap.
  const shownNow = useNow(secondsToMilliseconds(10)) ?? now()
  const cancel = useCancelRides()
  const sent = cancel.variables ?? []
  const left = cancellationPlan(rides, shownNow)
  // Fixed while sending, since the rides change commit by commit.
  const plan = cancel.isPending ? { items: sent, feeKRW: totalFeeKRW(sent) } : left
  const failure = cancel.error ? failureOf(cancel.error) : undefined
  const isRefused = failure === remoteFailures.denied

  const send = (onDone: () => void) =>
    cancel.mutate(plan.items, {
      onSuccess: onDone,
      onError: (error) => {
        if (failureOf(error) === remoteFailures.denied) renewNow()
      },
    })
  const { done, open } = splitByOutcome(sent, rides, ({ status }) => status === 'cancelled')
  const isFeeChanged = isRefused && left.items.length > 0 && left.feeKRW !== totalFeeKRW(open)
  // The answer was lost, but the refetched list shows that all arrived.
  const isDone = failure !== undefined && !isRefused && open.length === 0
  return {
    plan,
    send,
    isBusy: cancel.isPending,
    progress: cancel.progress,
    failure: failure && failureInPart(failure, { verb: '취소했고', done, left: left.items.length }),
    isFeeChanged,
    isDone,
  }
}
