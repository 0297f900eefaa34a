import { useRef, useState } from 'react'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { counterLabel, type Order } from '@/domain/orders/order'
import { receiptState } from '@/domain/orders/receipt'
import { refundText } from '@/domain/orders/refund'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { Card } from '@/ui/layout/Card'
import { StateMessage } from '@/ui/message/StateMessage'
import { StatusLine } from '../shared/StatusLine'
import { AwaitingOrder } from './AwaitingOrder'
import styles from './OrderList.module.css'

interface Props {
  orders: readonly Order[]
}

export function OrderList({ orders }: Props) {
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const onCancelled = () => {
    setMessage('주문을 취소했어요.')
    status.current?.focus()
  }
  if (orders.length === 0) return <StateMessage role="status" message="아직 주문이 없어요." />
  return (
    <>
      <StatusLine message={message} ref={status} />
      <ul className="stack-3" aria-label="주문">
        {orders.map((order) => (
          <Card
            as="li"
            key={order.id}
            className={order.status === 'awaitingPayment' ? styles.order : styles.past}
          >
            <p className="spread-4">
              <OrderStatusTag order={order} />{' '}
              <time className="note tabular" dateTime={order.createdAt.toISOString()}>
                {`${formatDay(dayOf(order.createdAt))} ${clockTime(order.createdAt)}`}
              </time>
            </p>
            <p className={`${styles.what} spread-4`}>
              <b>
                <OrderTitle lines={order.lines} />
              </b>{' '}
              <b className="rigid extrabold tabular">{formatKRW(order.totalKRW)}</b>
            </p>
            <OrderFacts order={order} />
            {order.status === 'awaitingPayment' && (
              <AwaitingOrder order={order} onCancelled={onCancelled} />
            )}
          </Card>
        ))}
      </ul>
    </>
  )
}

/** How it was paid at the agit, what went back and why, and its receipt. */
function OrderFacts({ order }: { order: Order }) {
  const isRefunded = order.status === 'refunded'
  const facts = [
    counterLabel(order),
    isRefunded ? refundText(order) : undefined,
    order.status === 'awaitingPayment' || order.status === 'paid' ? receiptState(order) : undefined,
  ].filter((fact) => fact !== undefined)
  return facts.map((fact) => (
    <p key={fact} className="note">
      {fact}
    </p>
  ))
}
