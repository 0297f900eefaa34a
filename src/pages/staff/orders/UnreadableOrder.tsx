import type { Order } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import { useSettleOrder } from './commands'

interface Props {
  order: Order
}

/** Can be cancelled or refunded, but not confirmed. */
export function UnreadableOrder({ order }: Props) {
  const { settle, busyWith, failed } = useSettleOrder(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const [settlement, words, question] =
    order.status === 'paid'
      ? (['refund', '환불', '주문을 환불할까요?'] as const)
      : (['cancel', '주문 취소', '주문을 취소할까요?'] as const)
  if (!['paid', 'awaitingPayment'].includes(order.status))
    return (
      <UnreadableRow as="li" id={order.id} at={order.createdAt}>
        <OrderStatusTag order={order} />
      </UnreadableRow>
    )
  return (
    <UnreadableRow as="li" id={order.id} at={order.createdAt}>
      {isOwn && settlement === 'refund' ? (
        <OwnFamilyNote />
      ) : (
        <Button
          size="large"
          isBusy={busyWith === settlement}
          onClick={() => {
            if (window.confirm(question)) settle(settlement)
          }}
        >
          {words}
        </Button>
      )}
      <CommandFailure isInline command={failed} />
    </UnreadableRow>
  )
}
