import { useRef, useState } from 'react'
import type { Order } from '@/domain/orders/order'
import type { PageHead } from '@/domain/site/pageHead'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { SteadyLists } from '../list/SteadyLists'
import { UnreadableRow } from '../UnreadableRow'
import { AwaitingItem } from './AwaitingItem'
import { useOrderAction } from './commands'
import { EndedOrders } from './EndedOrders'
import { OrderGroup } from './OrderGroup'
import { PaidItem } from './PaidItem'
import { RefundAction } from './RefundAction'
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

export { StaffOrdersPage as Component, staffOrdersHead as head }
