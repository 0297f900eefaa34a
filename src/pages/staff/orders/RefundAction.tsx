import type { Order } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { staffFailureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import styles from './StaffOrdersPage.module.css'
import { useSettleOrder } from './useSettleOrder'
import { useUpcomingCare } from './useUpcomingCare'

/** What a settled order is, and 「환불」 of a paid one. */
export function RefundAction({ order }: { order: Order }) {
  const { settle, busyWith, error, retry } = useSettleOrder(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const careAhead = useUpcomingCare(order)
  const refund = () =>
    careAhead.mutate(undefined, {
      onSuccess: (care) => {
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
          isBusy={careAhead.isPending || busyWith === 'refund'}
          onClick={refund}
        >
          환불
        </Button>
      )}
      <FailureMessage isInline failure={staffFailureOf(careAhead.error)} onRetry={refund} />
      <FailureMessage isInline failure={staffFailureOf(error)} onRetry={retry} />
    </>
  )
}
