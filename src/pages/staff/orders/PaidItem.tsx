import { dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money/money'
import { type Order, orderNumber, orderTitle } from '@/domain/orders/order'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CommandProblem } from '../CommandProblem'
import styles from './PaidItem.module.css'
import { useSettleOrder } from './useSettleOrder'

interface Props {
  order: Order
  onSettled: (words: string) => void
}

/** An order that is paid; a refund takes back what it brought. */
export function PaidItem({ order, onSettled }: Props) {
  const { settle, busyWith, error } = useSettleOrder(order, onSettled)
  return (
    <Card as="li" className={styles.order}>
      <p className={styles.what}>
        <b>{order.depositor}</b> {order.nickname} · {orderTitle(order.lines)}
      </p>
      <p className={styles.when}>
        {orderNumber(order)}{' '}
        <time dateTime={dayOf(order.updatedAt)}>{formatDay(dayOf(order.updatedAt))}</time>
      </p>
      <p className={styles.total}>{formatKRW(order.totalKRW)}</p>
      <Button
        className={styles.refund}
        size="large"
        isBusy={busyWith === 'refund'}
        onClick={() => settle('refund')}
      >
        환불
      </Button>
      <CommandProblem error={error} />
    </Card>
  )
}
