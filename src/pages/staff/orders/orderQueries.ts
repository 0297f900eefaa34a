import { keepPreviousData } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Order } from '@/domain/orders/order'
import { accountQuery } from '@/remote/accountQuery'
import { readOrdersOf, readOrdersOfDepositor, STAFF_LIMIT } from '@/repository/orders'

/** The two lists of 주문. */
export type OrderListStatus = 'awaitingPayment' | 'paid'

export interface WantedOrders {
  status: OrderListStatus
  /** As it is kept; empty for everybody. */
  depositor: string
  /** 1 at first, one more with each 「더 보기」. */
  pages: number
}

/**
 * Orders of a status beyond those that the followed list holds: older ones, or those of a depositor. One document more than is
 * shown says whether there are more. What changes meanwhile stands in the followed list.
 */
export const wantedOrdersQuery = (uid: string, { status, depositor, pages }: WantedOrders) => ({
  ...accountQuery({
    uid,
    name: ['staff-screens', 'orders', status, depositor, String(pages)],
    failure: '주문을 불러오지 못했습니다.',
    read: async (): Promise<{ orders: Order[]; hasMore: boolean }> => {
      const wanted = pages * STAFF_LIMIT
      const orders = depositor
        ? await readOrdersOfDepositor(status, depositor, wanted + 1)
        : await readOrdersOf(status, wanted + 1)
      return { orders: orders.slice(0, wanted), hasMore: orders.length > wanted }
    },
  }),
  refetchInterval: minutesToMilliseconds(1),
  networkMode: 'online' as const,
  placeholderData: keepPreviousData,
  gcTime: 0,
})
