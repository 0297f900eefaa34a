import type { SessionBooking } from '../programs/programSession'

/** Why bookings are cancelled whose pass is refunded; the parent reads it. */
export const REFUND_REASON = '이용권이 환불됐어요.'

/** The care bookings ahead of the passes that an order has brought, among the bookings of its account. */
export const careAheadOfOrder = (
  bookings: readonly SessionBooking[],
  orderId: string,
  now: Date,
): SessionBooking[] =>
  bookings.filter(
    ({ passId, startsAt, arrivedAt, cancelledAt }) =>
      passId?.startsWith(`order-${orderId}-`) && startsAt > now && !arrivedAt && !cancelledAt,
  )
