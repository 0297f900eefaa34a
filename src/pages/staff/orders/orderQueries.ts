import { keepPreviousData } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Order } from '@/domain/orders/order'
import type { OrderListStatus } from '@/domain/staff/orderRows'
import { staffQuery } from '@/remote/staffQuery'
import { readOrdersOf, readOrdersOfDepositor, STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { pollEvery } from '../staffNewsQueries'

export interface WantedOrders {
  status: OrderListStatus
  /** Tidied; empty: everybody. */
  depositor: string
  /** From 1; one more per 「더 보기」. */
  pages: number
}

/** Orders beyond the polled list: older, or by depositor; reads one more than is shown. Later changes are in the polled list. */
export const wantedOrdersQuery = (uid: string, { status, depositor, pages }: WantedOrders) => ({
  ...staffQuery({
    uid,
    name: ['orders', status, depositor, String(pages)],
    failure: '주문을 불러오지 못했습니다.',
    read: async (): Promise<{ orders: Order[]; hasMore: boolean }> => {
      const wanted = pages * STAFF_ORDERS_LIMIT
      const orders = depositor
        ? await readOrdersOfDepositor(status, depositor, wanted + 1)
        : await readOrdersOf(status, wanted + 1)
      return { orders: orders.slice(0, wanted), hasMore: orders.length > wanted }
    },
  }),
  ...pollEvery(minutesToMilliseconds(1)),
  placeholderData: keepPreviousData,
  gcTime: 0,
})
