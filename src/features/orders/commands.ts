import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@/domain/orders/order'
import { useMember } from '@/remote/useMember'
import { cancelOrder } from '@/repository/orders/orders'
import { ordersKey } from './queries'

/** Resolves once orders are read again; `onCancelled` is called before that, since the pressed button disappears. */
export function useCancelOrder(onCancelled: () => void) {
  const { familyUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: Order) => cancelOrder(order),
    onSuccess: () => {
      onCancelled()
      return client.invalidateQueries({ queryKey: ordersKey(familyUid) })
    },
    meta: { failure: '주문을 취소하지 못했습니다.' },
  })
}
