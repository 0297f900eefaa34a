import { useMutation } from '@tanstack/react-query'
import { upcomingCareOfOrder } from '@/domain/care/upcomingCareOfOrder'
import type { Order } from '@/domain/orders/order'
import { now } from '@/platform/clock'
import { readUpcomingBookings } from '@/repository/programs/sessionBookings'

/** Reads upcoming care bookings of an order's passes; only memberships have any. */
export const useUpcomingCare = (order: Order) =>
  useMutation({
    mutationFn: async () => {
      if (order.kind !== 'membership') return []
      const time = now()
      return upcomingCareOfOrder(await readUpcomingBookings(order.uid, time), order.id, time)
    },
    meta: { failure: '이용권의 예약을 확인하지 못했습니다.' },
  })
