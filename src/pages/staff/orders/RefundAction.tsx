import { useState } from 'react'
import type { Order } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { Button } from '@/ui/button/Button'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import { RefundDialog } from './RefundDialog'

/** What a paid, cancelled or refunded order is, and 「환불」 of a paid one: of nothing, nothing goes back. */
export function RefundAction({ order }: { order: Order }) {
  const isOwn = isOwnFamily(useStaffMember(), order)
  const [isOpen, setOpen] = useState(false)
  const isPaid = order.status === 'paid'
  if (isPaid && isOwn) return <OwnFamilyNote />
  return (
    <>
      {isPaid && order.totalKRW > 0 ? (
        <Button size="large" onClick={() => setOpen(true)}>
          환불
        </Button>
      ) : (
        <OrderStatusTag order={order} />
      )}
      <RefundDialog order={order} isOpen={isOpen && isPaid} onClose={() => setOpen(false)} />
    </>
  )
}
