import type { Order } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import { useSettleOrder, useUpcomingCare } from './commands'
import styles from './StaffOrdersPage.module.css'

/** What a settled order is, and 「환불」 of a paid one. */
export function RefundAction({ order }: { order: Order }) {
  const { settle, busyWith, failed } = useSettleOrder(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const careAhead = useUpcomingCare(order)
  const refund = () =>
    void careAhead.run(undefined, {
      row: order.id,
      onDone: (care) => {
        const isCancelled =
          care.length > 0 && window.confirm(`이 이용권의 예약 ${care.length}건도 취소할까요?`)
        if (window.confirm('주문을 환불할까요?')) settle('refund', isCancelled ? care : [])
      },
    })
  if (order.status !== 'paid') return <OrderStatusTag order={order} />
  return (
    <>
      {isOwn ? (
        <OwnFamilyNote className={styles.own} />
      ) : (
        <Button
          className={styles.refund}
          size="large"
          isBusy={careAhead.isBusy || busyWith === 'refund'}
          onClick={refund}
        >
          환불
        </Button>
      )}
      <CommandFailure isInline command={careAhead} />
      <CommandFailure isInline command={failed} />
    </>
  )
}
