import type { SessionBooking } from '../programs/programSession'

export const REFUND_REASON = '이용권이 환불됐어요.'

/** The upcoming care bookings that were paid with passes of an order. */
export const upcomingCareOfOrder = (
  bookings: readonly SessionBooking[],
  orderId: string,
  now: Date,
): SessionBooking[] =>
  bookings.filter(
    ({ passId, startsAt, arrivedAt, cancelledAt }) =>
      passId?.startsWith(`order-${orderId}-`) && startsAt > now && !arrivedAt && !cancelledAt,
  )
