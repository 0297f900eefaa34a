import { keepPreviousData } from '@tanstack/react-query'
import type { OrderListStatus } from '@/domain/staff/orderRows'
import { followedStaffQuery } from '@/remote/followedQuery'
import {
  followOrdersOf,
  followOrdersOfDepositor,
  STAFF_ORDERS_LIMIT,
} from '@/repository/orders/orders'

export interface WantedOrders {
  status: OrderListStatus
  /** Tidied; empty: everybody. */
  depositor: string
  /** From 1; one more per 「더 보기」. */
  pages: number
}

/** Orders beyond the newest: older, or by depositor; one more than is shown tells that there are more. */
export const wantedOrdersQuery = (uid: string, { status, depositor, pages }: WantedOrders) => {
  const limit = pages * STAFF_ORDERS_LIMIT + 1
  return {
    ...followedStaffQuery({
      uid,
      name: ['orders', status, depositor, String(pages)],
      failure: '주문을 불러오지 못했습니다.',
      follow: () =>
        depositor
          ? followOrdersOfDepositor(status, depositor, limit)
          : followOrdersOf(status, limit),
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  }
}
