import { formatKRW } from '@/domain/money'
import { leftOutMessages, unsendableMessage } from '@/domain/rides/reservations/cartTiming'
import { totalFareKRW } from '@/domain/rides/reservations/reservation'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import { now } from '@/platform/clock'

/** Alerts why not. */
export function hasBookableElseAlert(cart: ReservationCart, bookable: ReservationCart): boolean {
  if (cart.length === 0) window.alert('담긴 예약이 없습니다.')
  else if (bookable.length === 0) window.alert(unsendableMessage(cart, now()))
  return bookable.length > 0
}

/** Alerts what was booked and what was not. */
export function alertBooked(
  booked: readonly { fareKRW: number }[],
  note: string,
  leftOut: ReservationCart,
): void {
  const total = `${booked.length}건, 총 ${formatKRW(totalFareKRW(booked))}`
  window.alert([total, note, ...leftOutMessages(leftOut, now())].join('\n'))
}
