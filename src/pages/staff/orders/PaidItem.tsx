import { dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { type Order, orderNumber } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { staffFailureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import styles from './PaidItem.module.css'
import { useSettleOrder } from './useSettleOrder'
import { useUpcomingCare } from './useUpcomingCare'

interface Props {
  order: Order
  onSettled: (words: string) => void
}

export function PaidItem({ order, onSettled }: Props) {
  const { settle, busyWith, error, retry } = useSettleOrder(order, onSettled)
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
  return (
    <Card as="li" className={styles.order}>
      <p>
        <b>{order.depositor}</b> <bdi>{order.nickname}</bdi> <span>·</span>{' '}
        <OrderTitle lines={order.lines} />
      </p>
      <p className={styles.when}>
        <span>{orderNumber(order)}</span>{' '}
        <time dateTime={dayOf(order.updatedAt)}>{formatDay(dayOf(order.updatedAt))}</time>
      </p>
      <p className={styles.total}>{formatKRW(order.totalKRW)}</p>
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
    </Card>
  )
}
