import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@/domain/orders/order'
import { cancelOrder } from '@/repository/orders'
import { ordersKey } from './memberQueries'

/**
 * Cancels a member's own order; ends once the orders have been read again.
 * @param onCancelled hears of it before the list is renewed: the button goes away with what it did
 */
export function useCancelOrder(uid: string, onCancelled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: Order) => cancelOrder(order),
    onSuccess: () => {
      onCancelled()
      return client.invalidateQueries({ queryKey: ordersKey(uid) })
    },
    meta: { failure: '주문을 취소하지 못했습니다.' },
  })
}
