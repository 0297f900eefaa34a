import type { Ride } from '../rides/ride'

/** Something that has reached the agit and that nobody of the agit has looked at yet. */
export interface Arrival {
  id: string
  madeAt: number
}

const arrivalLabels = {
  orders: '새 주문',
  requests: '새 픽업 신청',
  messages: '새 알림',
  suggestions: '새 지점 제안',
} as const

/** What waits at the agit, by kind; a kind that is not known yet is left out. */
export type Arrivals = { [Kind in keyof typeof arrivalLabels]?: readonly Arrival[] | undefined }

const sentence = (counts: readonly (readonly [label: string, count: number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count}건`)
    .join(', ')

/** Older ones may come into a list that has a limit, when others leave it: they are not new. */
function countNew(now: readonly Arrival[] = [], before: readonly Arrival[] | undefined): number {
  if (!before) return 0
  const known = new Set(before.map(({ id }) => id))
  const last = Math.max(...before.map(({ madeAt }) => madeAt), 0)
  return now.filter(({ id, madeAt }) => madeAt >= last && !known.has(id)).length
}

/** What has reached the agit between two answers, to be read out without a name; empty when nothing. */
export const arrivalNews = (now: Arrivals, before: Arrivals): string =>
  sentence([
    [arrivalLabels.orders, countNew(now.orders, before.orders)],
    [arrivalLabels.requests, countNew(now.requests, before.requests)],
    [arrivalLabels.messages, countNew(now.messages, before.messages)],
    [arrivalLabels.suggestions, countNew(now.suggestions, before.suggestions)],
  ])

/**
 * What parents have done to the rides of a day between two answers, to be read out without a name; empty when nothing. What
 * the agit itself does is said where it is pressed.
 */
export function boardNews(rides: readonly Ride[], before: readonly Ride[]): string {
  const known = new Map(before.map((ride) => [ride.id, ride]))
  const has = (happened: (ride: Ride, last: Ride) => boolean) =>
    rides.filter((ride) => {
      const last = known.get(ride.id)
      return last !== undefined && happened(ride, last)
    }).length
  return sentence([
    ['새 예약', rides.filter(({ id }) => !known.has(id)).length],
    ['시간 변경', has((ride, last) => ride.startsAt.getTime() !== last.startsAt.getTime())],
    ['예약 취소', has(({ status }, last) => status === 'cancelled' && status !== last.status)],
  ])
}
