import type { Ride } from '../rides/ride'

/** Something new that no staff member has seen yet. */
export interface UnseenItem {
  id: string
  createdAtMs: number
}

const unseenLabels = {
  orders: '새 주문',
  requests: '새 픽업 신청',
  messages: '새 알림',
  suggestions: '새 지점 제안',
} as const

/** Unseen arrivals by kind; a kind that has not loaded is left out. */
export type UnseenItems = {
  [Kind in keyof typeof unseenLabels]?: readonly UnseenItem[] | undefined
}

const sentence = (counts: readonly (readonly [label: string, count: number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count}건`)
    .join(', ')

/** A paged list can gain older entries when others leave it; those are not new. */
function countNew(
  now: readonly UnseenItem[] = [],
  before: readonly UnseenItem[] | undefined,
): number {
  if (!before) return 0
  const known = new Set(before.map(({ id }) => id))
  const last = Math.max(...before.map(({ createdAtMs }) => createdAtMs), 0)
  return now.filter(({ id, createdAtMs }) => createdAtMs >= last && !known.has(id)).length
}

/** What arrived between two polls, as text to be announced, without names; empty when nothing. */
export const newItemsMessage = (now: UnseenItems, before: UnseenItems): string =>
  sentence([
    [unseenLabels.orders, countNew(now.orders, before.orders)],
    [unseenLabels.requests, countNew(now.requests, before.requests)],
    [unseenLabels.messages, countNew(now.messages, before.messages)],
    [unseenLabels.suggestions, countNew(now.suggestions, before.suggestions)],
  ])

/** What parents changed in the day's rides between two polls, to be announced, without names or the agit's own changes. */
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
