import { dayOf, formatShortDay } from '../dates/day'
import { groupBy } from '../groupBy'
import type { Ride } from '../rides/booked/ride'
import { paths } from '../site/paths'
import { countNew, type UnseenItem } from './staffNews'

/** What the agit is notified of (specification 7, section 9); a kind that has not loaded is left out. */
export interface Arrivals {
  /** Requested. */
  rides?: readonly Ride[] | undefined
  cancelled?: readonly Ride[] | undefined
  /** Of whatever status, but none that the agit made itself. */
  orders?: readonly UnseenItem[] | undefined
  requests?: number | undefined
  messages?: number | undefined
}

export interface Arrival {
  /** Without names. */
  text: string
  /** Where it stands. */
  path: string
}

const dayPath = ({ startsAt }: Ride): string => `${paths.staff}?date=${dayOf(startsAt)}`

/** Rides that were not there and are no older than those that were. */
function newRides(now: readonly Ride[] = [], before: readonly Ride[] | undefined): Ride[] {
  if (!before) return []
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id))
}

const hasGrown = (now = 0, before?: number): boolean => before !== undefined && now > before

/** What arrived between two looks, one of a kind. */
export function arrivalsBetween(now: Arrivals, before: Arrivals): Arrival[] {
  const [ride] = newRides(now.rides, before.rides)
  const [cancelled] = newRides(now.cancelled, before.cancelled)
  return [
    ...(ride ? [{ text: '새 픽업 예약이 있어요.', path: dayPath(ride) }] : []),
    ...(cancelled ? [{ text: '취소된 픽업이 있어요.', path: dayPath(cancelled) }] : []),
    ...(hasGrown(now.messages, before.messages)
      ? [{ text: '새 알림이 있어요.', path: paths.staffInbox }]
      : []),
    ...(hasGrown(now.requests, before.requests)
      ? [{ text: '새 픽업 신청이 있어요.', path: paths.staffInbox }]
      : []),
    ...(countNew(now.orders, before.orders) > 0
      ? [{ text: '새 주문이 있어요.', path: paths.staffOrders }]
      : []),
  ]
}

interface Away {
  from: Date
  to: Date
}

/** `자리를 비운 사이: 픽업 2건 · 알림 1건`; undefined: nothing came. */
export function awayText(
  { from, to }: Away,
  { rides, messages }: { rides: readonly Ride[]; messages: readonly { createdAt: Date }[] },
): string | undefined {
  const count = (rows: readonly { createdAt: Date }[]) =>
    rows.filter(({ createdAt }) => createdAt > from && createdAt <= to).length
  const [rideCount, messageCount] = [count(rides), count(messages)]
  return rideCount + messageCount === 0
    ? undefined
    : `자리를 비운 사이: 픽업 ${rideCount}건 · 알림 ${messageCount}건`
}

/** Requested rides of other days than the one shown, by day: `11.30(월) 2건`. */
export const waitingElsewhere = (
  rides: readonly Ride[],
  shown: { day: string; branchId: string },
): { day: string; text: string }[] =>
  [
    ...groupBy(
      rides.filter(({ branchId }) => shown.branchId === '' || branchId === shown.branchId),
      ({ startsAt }) => dayOf(startsAt),
    ),
  ]
    .filter(([day]) => day !== shown.day)
    .map(([day, of]) => ({ day, text: `${formatShortDay(day)} ${of.length}건` }))
