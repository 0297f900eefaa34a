import { Phone } from 'lucide-react'
import { useRef, useState } from 'react'
import { telHref } from '@/content/company'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { awaitsTransfer, counterLabel, type Order } from '@/domain/orders/order'
import { receiptState } from '@/domain/orders/receipt'
import { refundText } from '@/domain/orders/refund'
import { BankAccount } from '@/features/orders/BankAccount'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { ordersQuery } from '@/features/orders/queries'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { cancelOrder } from '@/repository/orders/orders'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import { StatusLine } from '../shared/StatusLine'
import styles from './OrderList.module.css'

export function OrderList({ orders }: { orders: readonly Order[] }) {
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
            <p className="gap-2-4 spread wrap">
              <OrderStatusTag order={order} />{' '}
              <time className="note tabular" dateTime={order.createdAt.toISOString()}>
                {`${formatDay(dayOf(order.createdAt))} ${clockTime(order.createdAt)}`}
              </time>
            </p>
            <p className={`${styles.what} gap-2-4 row wrap`}>
              <b className="grow-6rem min-0">
                <OrderTitle lines={order.lines} />
              </b>{' '}
              <b className="rigid extrabold tabular push">{formatKRW(order.totalKRW)}</b>
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

function AwaitingOrder({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const cancelling = useCancelOrder(onCancelled)
  const actions = useRef<HTMLDivElement>(null)
  return (
    <>
      {awaitsTransfer(order) ? (
        <Transfer depositor={order.depositor} />
      ) : (
        <p className="note">아지트에서 확인하면 충전금에서 빠져요.</p>
      )}
      <CommandFailure command={cancelling} focusNext={actions} />
      <div className={`${styles.actions} stack-3`} ref={actions} tabIndex={-1}>
        <Button
          isBusy={cancelling.isBusy}
          onClick={() => {
            if (window.confirm('주문을 취소할까요?')) void cancelling.run(order)
          }}
        >
          주문 취소
        </Button>
        <ButtonAnchor href={telHref}>
          <Phone aria-hidden="true" />
          <span>전화하기</span>
        </ButtonAnchor>
      </div>
    </>
  )
}

const Transfer = ({ depositor }: Pick<Order, 'depositor'>) => (
  <>
    <div className="stack-3 inset p-4">
      <BankAccount />
      <p className={`${styles.depositor} sum-line pt-3`}>
        <span className="note">입금자명</span> <b>{depositor}</b>
      </p>
    </div>
    <p className="note">이미 입금하셨다면 취소 전에 전화해 주세요.</p>
  </>
)

/** `onCancelled` is called before orders are read again, since the pressed button disappears. */
function useCancelOrder(onCancelled: () => void) {
  const { familyUid } = useMember()
  return useCommand({
    send: async (order: Order) => {
      await cancelOrder(order)
      onCancelled()
    },
    renews: () => [ordersQuery(familyUid)],
    failure: '주문을 취소하지 못했습니다.',
  })
}
