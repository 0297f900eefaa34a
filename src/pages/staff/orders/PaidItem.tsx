import { dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { PAID_WITH_CREDIT } from '@/domain/orders/credit'
import { type Order, orderNumber } from '@/domain/orders/order'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { Card } from '@/ui/layout/Card'
import styles from './PaidItem.module.css'
import { RefundAction } from './RefundAction'

export function PaidItem({ order }: { order: Order }) {
  return (
    <Card as="li" className={styles.order} data-row={order.id}>
      <p>
        <b>{order.payWith === 'balance' ? PAID_WITH_CREDIT : order.depositor}</b>{' '}
        <bdi>{order.nickname}</bdi> <span>·</span> <OrderTitle lines={order.lines} />
      </p>
      <p className={styles.when}>
        <span>{orderNumber(order)}</span>{' '}
        <time dateTime={dayOf(order.updatedAt)}>{formatDay(dayOf(order.updatedAt))}</time>
      </p>
      <p className={styles.total}>{formatKRW(order.totalKRW)}</p>
      <RefundAction order={order} />
    </Card>
  )
}
