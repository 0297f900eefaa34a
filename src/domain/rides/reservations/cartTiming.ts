import { seoulInstant } from '../../dates/day'
import { isBookableStart, isTooFarAhead, MAX_RIDE_DAYS } from './leadTime'
import { type Reservation, type ReservationTiming, timingOf } from './reservation'
import type { ReservationCart } from './reservationCart'

export const reservationStart = ({ date, hour, minute }: Reservation): Date =>
  seoulInstant(date, hour, minute)

/** Lines 30 minutes to 400 days ahead (specification 4, section 8). */
export const sendableLines = (cart: ReservationCart, now: Date): ReservationCart =>
  cart.filter((line) => isBookableStart(reservationStart(line), now))

export const memberTimingOf = (line: Reservation, now: Date): ReservationTiming =>
  isTooFarAhead(reservationStart(line), now) ? 'far' : timingOf(line, now)

export function unsendableMessage(cart: ReservationCart, now: Date): string {
  const timings = cart.map((line) => memberTimingOf(line, now))
  return [
    '지금 예약할 수 있는 예약이 없어요.',
    ...(timings.some((timing) => timing !== 'far') ? ['지난 예약은 삭제해 주세요.'] : []),
    ...(timings.includes('far') ? [`${MAX_RIDE_DAYS}일 뒤까지만 예약할 수 있어요.`] : []),
  ].join('\n')
}

export function leftOutMessages(cart: ReservationCart, now: Date): string[] {
  const farCount = cart.filter((line) => memberTimingOf(line, now) === 'far').length
  const overCount = cart.length - farCount
  return [
    ...(overCount > 0 ? [`시간이 지난 ${overCount}건은 제외했어요.`] : []),
    ...(farCount > 0 ? [`${MAX_RIDE_DAYS}일보다 먼 ${farCount}건은 제외했어요.`] : []),
  ]
}
