import { useRef, useState } from 'react'
import type { Order } from '@/domain/orders/order'
import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { SteadyLists } from '../list/SteadyLists'
import { staffHead } from '../staffHead'
import { UnreadableRow } from '../UnreadableRow'
import { useKeepFocusInList } from '../useKeepFocusInList'
import { AwaitingItem } from './AwaitingItem'
import { useOrderAction } from './commands'
import { EndedOrders } from './EndedOrders'
import { PaidItem } from './PaidItem'
import { RefundAction } from './RefundAction'
import { useStaffOrders } from './useStaffOrders'

const staffOrdersHead = staffHead('주문')

/** 「주문」 (specification 4, section 4). */
export function StaffOrdersPage() {
  const [depositor, setDepositor] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isDueOnly, setDueOnly] = useState(false)
  const { read, lists, awaiting, paid, prices } = useStaffOrders(depositor, isDueOnly)
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
              <OrderGroup
                title="결제 완료"
                none={
                  isDueOnly ? '발행할 현금영수증이 없어요.' : noneOf('결제가 끝난 주문이 없어요.')
                }
                list={paid}
                filter={
                  <Checkbox
                    label="발행할 것"
                    checked={isDueOnly}
                    onChange={({ target }) => setDueOnly(target.checked)}
                  />
                }
              >
                {(order) =>
                  order.isUnreadable ? (
                    <UnreadableOrder key={order.id} order={order} />
                  ) : (
                    <PaidItem key={order.id} order={order} />
                  )
                }
              </OrderGroup>
              <EndedOrders />
            </>
          )}
        </Remote>
      </SteadyLists>
    </div>
  )
}

/** Can be cancelled or, where its sum can be read, refunded, but not confirmed. */
function UnreadableOrder({ order }: { order: Order }) {
  const { act, busyWith, failed } = useOrderAction(order)
  return (
    <UnreadableRow as="li" id={order.id} at={order.createdAt}>
      {order.status === 'awaitingPayment' ? (
        <Button
          size="large"
          isBusy={busyWith === 'cancel'}
          onClick={() => {
            if (window.confirm('주문을 취소할까요?')) act({ action: 'cancel' })
          }}
        >
          주문 취소
        </Button>
      ) : (
        <RefundAction order={order} />
      )}
      <CommandFailure isInline command={failed} />
    </UnreadableRow>
  )
}

interface Props {
  title: string
  none: string
  list: ReturnType<typeof useStaffOrders>['paid']
  filter?: Elements
  children: (order: Order) => Elements
}

function OrderGroup({ title, none, list, filter, children }: Props) {
  const { orders, count, hasMore, isReading, error } = list
  const failure = useFailure(error)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useKeepFocusInList(orders, heading)
  return (
    <section className="stack-3">
      <h2 className="text-18" ref={heading} tabIndex={-1}>
        <span>{title}</span> <span className="muted">{`${count}건${hasMore ? ' 이상' : ''}`}</span>
      </h2>
      {filter}
      <SectionBoundary>
        {orders.length === 0 && !isReading && !error && (
          <StateMessage role="status" message={none} />
        )}
        {orders.length > 0 && (
          <ul className="stack-3" aria-label={title} {...focus}>
            {orders.map(children)}
          </ul>
        )}
        {isReading && orders.length === 0 && <Skeleton height="132px" />}
        {failure && (
          <FailureMessage
            what={title}
            height="132px"
            failure={failure}
            onRetry={list.retry}
            focusNext={heading}
          />
        )}
        {(hasMore || (isReading && orders.length > 0)) && (
          <Button
            className="mt-3 at-middle"
            size="large"
            isBusy={isReading}
            onClick={list.showMore}
          >
            더 보기
          </Button>
        )}
      </SectionBoundary>
    </section>
  )
}

export { StaffOrdersPage as Component, staffOrdersHead as head }
