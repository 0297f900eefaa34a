import { MAX_RIDE_DAYS, MIN_LEAD_MINUTES } from './leadTime'
import { isExpired, type Reservation, type ReservationTiming, timingOf } from './reservation'

export type ReservationCart = readonly Reservation[]

export const addReservations = (cart: ReservationCart, added: ReservationCart): ReservationCart => [
  ...cart,
  ...added,
]

export const removeReservations = (
  cart: ReservationCart,
  ids: readonly string[],
): ReservationCart => {
  const removed = new Set(ids)
  return cart.filter(({ id }) => !removed.has(id))
}

export const changeReservations = (
  cart: ReservationCart,
  changed: ReservationCart,
): ReservationCart => {
  const lines = new Map(changed.map((line) => [line.id, line]))
  return cart.map((line) => lines.get(line.id) ?? line)
}

/** Drops expired items; returns the same array when nothing expired, so that React need not render. */
export function dropExpired<Item extends { date: string }>(
  items: readonly Item[],
  today: string,
): readonly Item[] {
  return items.some(({ date }) => isExpired(date, today))
    ? items.filter(({ date }) => !isExpired(date, today))
    : items
}

export const bookable = (cart: ReservationCart, now: Date): ReservationCart =>
  cart.filter((reservation) => timingOf(reservation, now) === 'open')

export const timingNotes: Record<Exclude<ReservationTiming, 'open'>, string> = {
  soon: `출발 ${MIN_LEAD_MINUTES}분 전이 지나 예약할 수 없어요`,
  past: '지난 예약이에요',
  far: `${MAX_RIDE_DAYS}일 뒤까지만 예약할 수 있어요`,
}

const rideKey = ({ child, date, hour, minute, origin, dest }: Reservation): string =>
  [child.id, date, hour, minute, origin.id, dest.id].join('|')

/** Ids of lines that equal an earlier line, shown after a double tap on 「담기」. */
export function repeatedIds(cart: ReservationCart): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const reservation of cart) {
    const key = rideKey(reservation)
    if (seen.has(key)) repeated.add(reservation.id)
    seen.add(key)
  }
  return repeated
}
