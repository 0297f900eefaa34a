import { useRef, useState } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { counterLabel, type Order } from '@/domain/orders/order'
import { payWayLabels } from '@/domain/orders/payWay'
import { endedText } from '@/domain/orders/refund'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { PaidBy } from '../../orders/PaidItem'
import { RefundAction } from '../../orders/RefundAction'
import { useStaffMember } from '../../StaffMemberContext'
import { useWho } from '../../useWho'
import { FamilyRegion } from '../FamilyRegion'
import { type FamilyPageOf, ordersOfFamilyQuery } from '../queries'
import styles from './FamilyMoney.module.css'

const SHOWN = 10

export function FamilyOrders({ page }: { page: FamilyPageOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(ordersOfFamilyQuery(page))
  return (
    <FamilyRegion title="주문" heading={heading}>
      <Remote what="주문" read={read} height="120px" focusNext={heading}>
        {(orders) => <Orders orders={orders} />}
      </Remote>
    </FamilyRegion>
  )
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [isWhole, setWhole] = useState(false)
  if (orders.length === 0) return <p className="note">주문이 없어요.</p>
  const shown = isWhole ? orders : orders.slice(0, SHOWN)
  return (
    <>
      <ul className={`${styles.items} ruled`} aria-label="주문">
        {shown.map((order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button className="at-start" tone="text" onClick={() => setWhole(true)}>
          {`${orders.length}건 모두 보기`}
        </Button>
      )}
    </>
  )
}

/** A colleague handles the money of a teacher's own family. */
function OrderItem({ order }: { order: Order }) {
  const isOwn = isOwnFamily(useStaffMember(), order)
  const refunder = useWho(order.refundedBy)
  const when = formatShortDay(dayOf(order.createdAt))
  return (
    <li>
      <div>
        <p>
          <b>
            <OrderTitle lines={order.lines} />
          </b>
        </p>
        <p className="note tabular">
          {`${when} · ${counterLabel(order) ?? payWayLabels[order.payWith]}`}
        </p>
        {order.status === 'paid' && <PaidBy order={order} />}
        {order.status === 'refunded' && (
          <p className="note tabular">{endedText(order, refunder)}</p>
        )}
      </div>
      <b className="tabular nowrap">{formatKRW(order.totalKRW)}</b>
      {isOwn ? <OrderStatusTag order={order} /> : <RefundAction order={order} />}
    </li>
  )
}
