import { Check, Clock, type LucideIcon, Undo2, X } from 'lucide-react'
import { type OrderStatus, orderStatusLabels } from '@/domain/orders/order'
import { Tag, type TagTone } from '@/ui/Tag'

const looks: Record<OrderStatus, { tone: TagTone; Icon: LucideIcon }> = {
  awaitingPayment: { tone: 'orange', Icon: Clock },
  paid: { tone: 'green', Icon: Check },
  cancelled: { tone: 'plain', Icon: X },
  refunded: { tone: 'plain', Icon: Undo2 },
}

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { tone, Icon } = looks[status]
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      <span>{orderStatusLabels[status]}</span>
    </Tag>
  )
}
