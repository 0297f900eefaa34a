import { compareAsc } from 'date-fns/compareAsc'
import { canCancel } from './cancellationFee'
import type { Ride } from './ride'

/** Specification 4, section 3. */
export const seriesScopes = ['one', 'later', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

export const seriesScopeLabels: Record<SeriesScope, string> = {
  one: '이 예약만',
  later: '이후 모두',
  all: '전체',
}

const inOrder = (rides: readonly Ride[]): Ride[] =>
  [...rides].sort((a, b) => compareAsc(a.startsAt, b.startsAt))

/** Rides of a scope, by time: this one, this and later ones of its series, or all of it; `rides`: all of the parent. */
export function ridesInScope(ride: Ride, rides: readonly Ride[], scope: SeriesScope): Ride[] {
  const { seriesId } = ride
  if (scope === 'one' || seriesId === null) return [ride]
  const others = rides.filter((other) => other.seriesId === seriesId && other.id !== ride.id)
  const othersInScope =
    scope === 'all' ? others : others.filter((other) => other.startsAt >= ride.startsAt)
  return inOrder([ride, ...othersInScope])
}

export interface CancellationItem {
  ride: Ride
  feeKRW: number
}

/** The ride after cancelling, without server times. */
export const cancelledRide = ({ ride, feeKRW }: CancellationItem): Ride => ({
  ...ride,
  status: 'cancelled',
  cancelFeeKRW: feeKRW,
})

export const totalFeeKRW = (items: readonly CancellationItem[]): number =>
  items.reduce((sum, { feeKRW }) => sum + feeKRW, 0)

/** Compares a request for several rides with a fresh read: which are done, which still open; rides not read count as neither. */
export function splitByOutcome<Sent extends { ride: Ride }>(
  sent: readonly Sent[],
  rides: readonly Ride[],
  isDone: (ride: Ride, sent: Sent) => boolean,
): { done: number; open: Sent[] } {
  const byId = new Map(rides.map((ride) => [ride.id, ride]))
  const known = sent.flatMap((one) => {
    const ride = byId.get(one.ride.id)
    return ride ? [{ one, ride }] : []
  })
  const open = known.filter(({ one, ride }) => !isDone(ride, one)).map(({ one }) => one)
  return { done: known.length - open.length, open }
}

export function cancellationPlan(rides: readonly Ride[], now: Date) {
  const items = rides.flatMap((ride) => {
    const answer = canCancel(ride, now)
    return answer.ok ? [{ ride, feeKRW: answer.feeKRW }] : []
  })
  return { items, feeKRW: totalFeeKRW(items) }
}
