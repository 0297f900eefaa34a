import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import type { Order } from '@/domain/orders/order'
import { endedText } from '@/domain/orders/refund'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { followEndedOrders } from '@/repository/orders/orders'
import { Button } from '@/ui/button/Button'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { FamilyLink } from '../FamilyLink'
import { useStaffMember } from '../StaffMemberContext'
import { useWho } from '../useWho'
import styles from './EndedOrders.module.css'

const PAGE_SIZE = 50

/** One more is read than is shown: then there are older ones. */
const endedOrdersQuery = (uid: string, pages: number) => ({
  ...followedStaffQuery({
    uid,
    name: ['orders', 'ended', String(pages)],
    failure: '끝난 주문을 불러오지 못했습니다.',
    follow: () => followEndedOrders(pages * PAGE_SIZE + 1),
  }),
  placeholderData: keepPreviousData,
})

/** Disclosure 「끝난 주문」: what was refunded or cancelled, newest first (specification 7, section 4). */
export function EndedOrders() {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure summary="끝난 주문" onOpen={() => setOpened(true)}>
      {isOpened && <EndedList />}
    </Disclosure>
  )
}

function EndedList() {
  const { uid } = useStaffMember()
  const [pages, setPages] = useState(1)
  const read = useRemoteRead(endedOrdersQuery(uid, pages))
  return (
    <Remote what="끝난 주문" read={read} height="120px">
      {(orders) => {
        if (orders.length === 0)
          return <StateMessage role="status" message="환불하거나 취소한 주문이 없어요." />
        const limit = pages * PAGE_SIZE
        return (
          <div className="stack-3">
            <ul className="p-4-5 card stack-3" aria-label="끝난 주문">
              {orders.slice(0, limit).map((order) => (
                <EndedOrder key={order.id} order={order} />
              ))}
            </ul>
            {orders.length > limit && (
              <Button size="large" onClick={() => setPages(pages + 1)}>
                더 보기
              </Button>
            )}
          </div>
        )
      }}
    </Remote>
  )
}

function EndedOrder({ order }: { order: Order }) {
  const who = useWho(order.refundedBy)
  return (
    <li className={styles.order}>
      <p className="spread-4">
        <span>
          <b>
            <FamilyLink uid={order.uid} nickname={order.nickname} />
          </b>{' '}
          <OrderTitle lines={order.lines} />
        </span>{' '}
        <span className="rigid bold tabular">{formatKRW(order.totalKRW)}</span>
      </p>
      <p className="note tabular">
        <time dateTime={dayOf(order.refundedAt ?? order.updatedAt)}>{endedText(order, who)}</time>
      </p>
    </li>
  )
}
