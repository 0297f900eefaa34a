import { balanceKRW } from '@/domain/orders/ledger'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { ledgerQuery, ordersQuery, passesQuery } from '@/features/orders/queries'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Sections } from '@/ui/message/SectionBoundary'
import { Balance } from './Balance'
import { LedgerList } from './LedgerList'
import styles from './MemberMemberships.module.css'
import { OrderList } from './OrderList'
import { Part } from './Part'
import { PassList } from './PassList'

/** Specification 4, section 5. */
export function MemberMemberships() {
  const { familyUid } = useMember()
  const ledger = useRemoteRead(ledgerQuery(familyUid))
  const passes = useRemoteRead(passesQuery(familyUid))
  const orders = useRemoteRead(ordersQuery(familyUid))
  const now = useNow()
  const refunded = orders.status === 'loaded' ? refundedOrderIds(orders.data) : undefined
  return (
    <div className={styles.parts}>
      <Sections>
        <Part title="충전금" isRegion read={ledger} now={now}>
          {(entries) => (
            <>
              <Balance balanceKRW={balanceKRW(entries)} />
              <LedgerList entries={entries} />
            </>
          )}
        </Part>
        <Part title="이용권" read={passes} now={now}>
          {(known) => (
            <PassList
              passes={known}
              refunded={refunded}
              now={now}
              onRetry={orders.status === 'failed' ? orders.retry : undefined}
            />
          )}
        </Part>
        <Part title="주문" read={orders} now={now}>
          {(known) => <OrderList orders={known} />}
        </Part>
      </Sections>
    </div>
  )
}
