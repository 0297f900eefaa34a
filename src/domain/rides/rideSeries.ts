import { compareAsc } from 'date-fns/compareAsc'
import { canCancel } from './cancellationFee'
import type { Ride } from './ride'

/** How much of a weekly series is meant (specification 4, section 3). */
export const seriesScopes = ['one', 'following', 'all'] as const
export type SeriesScope = (typeof seriesScopes)[number]

export const seriesScopeLabels: Record<SeriesScope, string> = {
  one: '이 예약만',
  following: '이후 모두',
  all: '전체',
}

const inOrder = (rides: readonly Ride[]): Ride[] =>
  rides.toSorted((a, b) => compareAsc(a.startsAt, b.startsAt))

/**
 * The rides that a scope means, in order of time: the ride itself, also those of its series that start later, or the whole
 * series. `rides` are all that the parent has, in any order; a ride of no series is always alone.
 */
export function ridesInScope(ride: Ride, rides: readonly Ride[], scope: SeriesScope): Ride[] {
  const { seriesId } = ride
  if (scope === 'one' || seriesId === null) return [ride]
  const others = rides.filter((other) => other.seriesId === seriesId && other.id !== ride.id)
  const meant = scope === 'all' ? others : others.filter((other) => other.startsAt >= ride.startsAt)
  return inOrder([ride, ...meant])
}

/** A ride with what its cancellation costs. */
export interface CancellationItem {
  ride: Ride
  feeKRW: number
}

/** The ride as its cancellation leaves it, apart from the server's times. */
export const cancelledRide = ({ ride, feeKRW }: CancellationItem): Ride => ({
  ...ride,
  status: 'cancelled',
  cancelFeeKRW: feeKRW,
})

/** Whole won of these cancellations together. */
export const totalFeeKRW = (items: readonly CancellationItem[]): number =>
  items.reduce((sum, { feeKRW }) => sum + feeKRW, 0)

/**
 * What was asked of rides, held against the rides as they were read since: how many are done, and which are not. A ride that is
 * not among them tells nothing.
 */
export function doneAndOpen<Asked extends { ride: Ride }>(
  asked: readonly Asked[],
  rides: readonly Ride[],
  isDone: (ride: Ride, asked: Asked) => boolean,
): { done: number; open: Asked[] } {
  const byId = new Map(rides.map((ride) => [ride.id, ride]))
  const known = asked.flatMap((one) => {
    const ride = byId.get(one.ride.id)
    return ride ? [{ one, ride }] : []
  })
  const open = known.filter(({ one, ride }) => !isDone(ride, one)).map(({ one }) => one)
  return { done: known.length - open.length, open }
}

export interface CancellationPlan {
  items: readonly CancellationItem[]
  feeKRW: number
}

/** What cancelling these rides at `now` means. Rides that cannot be cancelled (any more) stay out of it. */
export function cancellationPlan(rides: readonly Ride[], now: Date): CancellationPlan {
  const items = rides.flatMap((ride) => {
    const answer = canCancel(ride, now)
    return answer.ok ? [{ ride, feeKRW: answer.feeKRW }] : []
  })
  return { items, feeKRW: totalFeeKRW(items) }
}
