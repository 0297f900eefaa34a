import type { Ride } from '../rides/booked/ride'

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

/** Of what strangers send no more are counted. */
export const MAX_COUNT = 101

/** Unseen arrivals: orders one by one, of the others how many, up to `MAX_COUNT`; a kind that has not loaded is left out. */
export interface UnseenItems {
  /** Requested, of all days; the list of the day announces its own. */
  rides?: number | undefined
  orders?: readonly UnseenItem[] | undefined
  requests?: number | undefined
  messages?: number | undefined
  suggestions?: number | undefined
}

const sentence = (counts: readonly (readonly [label: string, count: number])[]): string =>
  counts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count}건`)
    .join(', ')

/** A paged list can gain older entries when others leave it; those are not new. */
export function countNew(
  now: readonly UnseenItem[] = [],
  before: readonly UnseenItem[] | undefined,
): number {
  if (!before) return 0
  const known = new Set(before.map(({ id }) => id))
  const last = Math.max(...before.map(({ createdAtMs }) => createdAtMs), 0)
  return now.filter(({ id, createdAtMs }) => createdAtMs >= last && !known.has(id)).length
}

const growth = (now = 0, before?: number): number =>
  before === undefined ? 0 : Math.max(0, now - before)

/** What arrived between two polls, as text to be announced, without names; empty when nothing. */
export const newItemsMessage = (now: UnseenItems, before: UnseenItems): string =>
  sentence([
    [unseenLabels.orders, countNew(now.orders, before.orders)],
    [unseenLabels.requests, growth(now.requests, before.requests)],
    [unseenLabels.messages, growth(now.messages, before.messages)],
    [unseenLabels.suggestions, growth(now.suggestions, before.suggestions)],
  ])

/** How many of some kinds are unseen. */
export const unseenCount = (items: UnseenItems, kinds: readonly (keyof UnseenItems)[]): number =>
  kinds.reduce((sum, kind) => {
    const of = items[kind]
    return sum + (typeof of === 'number' ? of : (of?.length ?? 0))
  }, 0)

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
