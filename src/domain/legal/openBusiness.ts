import { isCareProgram } from '../care/careSession'
import { careEnd } from '../care/stay'
import { dayOf } from '../dates/day'
import { formatKRW } from '../money'
import type { Order } from '../orders/order'
import type { SessionBooking } from '../programs/programSession'
import { isActive, isUnderWay, type Ride } from '../rides/booked/ride'

/** What keeps an account or a child from being deleted. */
export interface OpenBusiness {
  rides: readonly Ride[]
  bookings: readonly SessionBooking[]
  orders: readonly Order[]
  balanceKRW: number
  /** Of the agit: a colleague decides first (specification 7, section 10). */
  isStaff: boolean
}

const isRideOpen = (ride: Ride, now: Date): boolean =>
  isUnderWay(ride) || (isActive(ride) && ride.startsAt > now)

/** Ahead, or the child is there or may still come: the agit needs what the account says about the child. */
function isBookingOpen(booking: SessionBooking, now: Date): boolean {
  const { programId, startsAt, arrivedAt, leftAt, cancelledAt } = booking
  if (cancelledAt || leftAt) return false
  const isThere = arrivedAt !== undefined && dayOf(startsAt) === dayOf(now)
  return startsAt > now || isThere || (isCareProgram(programId) && careEnd(booking) > now)
}

const CANCEL_FIRST = '다가오는 예약을 먼저 취소해 주세요.'

/** The reason why a child cannot be removed from the account; undefined when it can (specification 5, section 3). */
export function childRemovalRefusal(
  childId: string,
  { rides, bookings }: Pick<OpenBusiness, 'rides' | 'bookings'>,
  now: Date,
): string | undefined {
  const isOpen =
    rides.some((ride) => ride.childId === childId && isRideOpen(ride, now)) ||
    bookings.some((booking) => booking.childId === childId && isBookingOpen(booking, now))
  return isOpen ? CANCEL_FIRST : undefined
}

/** The first reason why an account cannot be deleted; undefined when it can (specifications 4, section 2, and 6, section 5). */
export function withdrawalRefusal(
  { rides, bookings, orders, balanceKRW, isStaff }: OpenBusiness,
  now: Date,
): string | undefined {
  if (isStaff) return '먼저 다른 원장이 내보내야 해요.'
  if (
    rides.some((ride) => isRideOpen(ride, now)) ||
    bookings.some((booking) => isBookingOpen(booking, now))
  )
    return CANCEL_FIRST
  if (orders.some(({ status }) => status === 'awaitingPayment'))
    return '진행 중인 주문을 먼저 취소해 주세요.'
  if (balanceKRW > 0) return `남은 충전금 ${formatKRW(balanceKRW)}의 환불을 먼저 신청해 주세요.`
  if (balanceKRW < 0) return `미납 ${formatKRW(-balanceKRW)}을 먼저 정산해 주세요.`
  return undefined
}
