import type { ReactNode } from 'react'
import type { Order } from '@/domain/orders/order'
import { SectionBoundary } from '@/ui/SectionBoundary'
import { StateMessage } from '@/ui/StateMessage'
import styles from './StaffOrdersPage.module.css'

interface Props {
  title: string
  /** What stands there without an order. */
  none: string
  orders: readonly Order[]
  children: (order: Order) => ReactNode
}

/** The orders of one status. */
export function OrderGroup({ title, none, orders, children }: Props) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{orders.length}건</span>
      </h2>
      <SectionBoundary>
        {orders.length === 0 ? (
          <StateMessage role="status" message={none} />
        ) : (
          <ul className={styles.list} aria-label={title}>
            {orders.map(children)}
          </ul>
        )}
      </SectionBoundary>
    </section>
  )
}
