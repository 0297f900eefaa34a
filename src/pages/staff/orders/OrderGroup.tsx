import { useRef } from 'react'
import type { Order } from '@/domain/orders/order'
import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { useKeepFocusInList } from '../useKeepFocusInList'
import styles from './StaffOrdersPage.module.css'
import type { useStaffOrders } from './useStaffOrders'

interface Props {
  title: string
  none: string
  list: ReturnType<typeof useStaffOrders>['paid']
  filter?: Elements
  children: (order: Order) => Elements
}

export function OrderGroup({ title, none, list, filter, children }: Props) {
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
          <Button className={styles.more} size="large" isBusy={isReading} onClick={list.showMore}>
            더 보기
          </Button>
        )}
      </SectionBoundary>
    </section>
  )
}
