import { Check, Clock, type LucideIcon, Undo2, X } from 'lucide-react'
import { type Order, type OrderStatus, parentOrderLabel } from '@/domain/orders/order'
import { Tag, type TagTone } from '@/ui/Tag'

const looks: Record<OrderStatus, { tone: TagTone; Icon: LucideIcon }> = {
  awaitingPayment: { tone: 'orange', Icon: Clock },
  paid: { tone: 'green', Icon: Check },
  cancelled: { tone: 'plain', Icon: X },
  refunded: { tone: 'plain', Icon: Undo2 },
}

/** As a parent reads it. */
export function OrderStatusTag({ order }: { order: Pick<Order, 'status' | 'payWith'> }) {
  const { tone, Icon } = looks[order.status]
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      <span>{parentOrderLabel(order)}</span>
    </Tag>
  )
}
