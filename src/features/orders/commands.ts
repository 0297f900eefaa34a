import type { Order } from '@/domain/orders/order'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { cancelOrder } from '@/repository/orders/orders'
import { ordersQuery } from './queries'

/** `onCancelled` is called before orders are read again, since the pressed button disappears. */
export function useCancelOrder(onCancelled: () => void) {
  const { familyUid } = useMember()
  return useCommand({
    send: async (order: Order) => {
      await cancelOrder(order)
      onCancelled()
    },
    renews: () => [ordersQuery(familyUid)],
    failure: '주문을 취소하지 못했습니다.',
  })
}
