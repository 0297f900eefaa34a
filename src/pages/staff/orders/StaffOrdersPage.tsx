import { useRef, useState } from 'react'
import { dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { PAID_WITH_CREDIT } from '@/domain/orders/credit'
import { type Order, orderNumber } from '@/domain/orders/order'
import type { PageHead } from '@/domain/site/pageHead'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { Field } from '@/ui/form/Field'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { SteadyLists } from '../list/SteadyLists'
import { AwaitingItem } from './AwaitingItem'
import { OrderGroup } from './OrderGroup'
import { RefundAction } from './RefundAction'
import styles from './StaffOrdersPage.module.css'
import { UnreadableOrder } from './UnreadableOrder'
import { useStaffOrders } from './useStaffOrders'

const staffOrdersHead: PageHead = {
  title: '주문',
  description: '아지트 선생님이 보는 화면이에요.',
  isIndexed: false,
}

/** 「주문」 (specification 4, section 4). */
export function StaffOrdersPage() {
  const [depositor, setDepositor] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { read, lists, awaiting, paid, prices } = useStaffOrders(depositor)
  const isSearched = depositor.trim() !== ''
  const noneOf = (text: string) => (isSearched ? '이 입금자명의 주문이 없어요.' : text)
  return (
    <div className="stack-5">
      <h1 ref={heading} tabIndex={-1}>
        주문
      </h1>
      <Field label="입금자명으로 찾기">
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={depositor}
            onChange={(event) => setDepositor(event.target.value)}
          />
        )}
      </Field>
      <SteadyLists lists={lists}>
        <Remote what="주문" read={read} height="280px" focusNext={heading}>
          {() => (
            <>
              {prices.failed && (
                <FailureMessage
                  failure={{
                    ...prices.failed.failure,
                    message: '간식의 판매가를 불러오지 못했어요.',
                  }}
                  onRetry={prices.failed.retry}
                  focusNext={heading}
                />
              )}
              <OrderGroup
                title="입금 대기"
                none={noneOf('입금을 기다리는 주문이 없어요.')}
                list={awaiting}
              >
                {(order) =>
                  order.isUnreadable ? (
                    <UnreadableOrder key={order.id} order={order} />
                  ) : (
                    <AwaitingItem key={order.id} order={order} catalogue={prices.catalogue} />
                  )
                }
              </OrderGroup>
              <OrderGroup title="결제 완료" none={noneOf('결제가 끝난 주문이 없어요.')} list={paid}>
                {(order) =>
                  order.isUnreadable ? (
                    <UnreadableOrder key={order.id} order={order} />
                  ) : (
                    <PaidItem key={order.id} order={order} />
                  )
                }
              </OrderGroup>
            </>
          )}
        </Remote>
      </SteadyLists>
    </div>
  )
}

function PaidItem({ order }: { order: Order }) {
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

export { StaffOrdersPage as Component, staffOrdersHead as head }
